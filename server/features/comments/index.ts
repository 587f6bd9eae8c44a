export { commentRoutes } from './comment.routes';
