// Every text of Andromeda's Edge, by area.
export { boardTexts } from './board';
export { faceTexts } from './face';
export { gameTexts } from './game';
