export { blockRoutes } from './block.routes';
