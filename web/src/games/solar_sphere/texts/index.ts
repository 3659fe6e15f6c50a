// Every text of Solar Sphere, by area.
export { boardTexts } from './board';
export { solarSphere } from './panels';
