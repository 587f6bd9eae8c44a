export { archiveRoutes } from './archive.routes';
