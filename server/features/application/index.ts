export { applicationRoutes } from './application.routes';
