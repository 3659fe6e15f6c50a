// Every text of M121, by area.
export { boardTexts } from './board';
export { panelTexts } from './panels';
