export { projectRoutes } from './project.routes';
