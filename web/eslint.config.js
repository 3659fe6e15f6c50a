// The recommended rules of ESLint, TypeScript and Svelte. What differs from them says why.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/generated/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A place that must be named and is not needed is called `_`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // TypeScript knows every name, also those of the browser.
      'no-undef': 'off',
      // What is seen changes by being replaced as a whole; maps and sets are made, read and thrown away.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check says which of these comments are needed; ESLint does not see the warnings they answer.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
