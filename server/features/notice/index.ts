export { noticeRoutes } from './notice.routes';
