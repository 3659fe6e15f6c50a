// The first thing that runs: fonts, look, and the frame around every page.
import '@fontsource/barlow-semi-condensed/400.css';
import '@fontsource/barlow-semi-condensed/600.css';
import '@fontsource/marcellus/400.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './kit/look/look.css';
import { sizes } from './kit/look/sizes.svelte';
import { theme } from './kit/look/theme.svelte';
import { follow } from './router.svelte';
import { tellPage } from './texts/language';

tellPage(document.documentElement);
theme.start();
sizes.start();
follow();
mount(App, { target: document.getElementById('app')! });
