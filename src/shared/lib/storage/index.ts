export { sessionEngine } from './sessionEngine';
