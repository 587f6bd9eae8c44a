export { evaluationRoutes } from './evaluation.routes';
