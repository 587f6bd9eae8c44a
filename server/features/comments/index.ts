export { commentRoutes } from './comment.routes';
export { deleteExpiredCommentKeys } from './commentKey.repository';
