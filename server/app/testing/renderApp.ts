export { renderApp } from '../../../src/app/server';
