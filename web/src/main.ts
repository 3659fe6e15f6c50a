// The first thing that runs: fonts, look, and the frame around every page.
import '@fontsource/barlow-semi-condensed/latin-400.css';
import '@fontsource/barlow-semi-condensed/latin-500.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-700.css';
import '@fontsource/barlow-semi-condensed/latin-ext-400.css';
import '@fontsource/barlow-semi-condensed/latin-ext-600.css';
import '@fontsource/marcellus/latin-400.css';
import '@fontsource/marcellus/latin-ext-400.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './kit/look/look.css';
import { theme } from './kit/look/theme.svelte';
import { follow } from './router.svelte';
import { tellPage } from './texts/language';

tellPage(document.documentElement);
theme.start();
follow();
mount(App, { target: document.getElementById('app')! });
