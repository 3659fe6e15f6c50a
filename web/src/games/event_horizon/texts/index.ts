// Every text of Event Horizon, by area.
export { battleTexts } from './battle';
export { mapTexts } from './map';
export { eventHorizon } from './panels';
