export { closePost, notifyInvited, withdrawInvitations } from './closePost.repository';
export { commentRoutes } from './comments/comment.routes';
export { toArchiveComment, toThreads } from './comments/comment.view';
export { commentsOf, toCommentRows } from './comments/readComments.repository';
export { withoutBlocked } from './comments/withoutBlocked';
export { withoutHidden, writersOfHidden } from './comments/withoutHidden';
export { endApplications } from './endApplications.repository';
export { isPostThere } from './isPostThere.repository';
export { countPosts, findPosts, inOrderOf, type PostList, type Slice } from './lists/boundedList.repository';
export { createFullLists } from './lists/fullLists';
export {
  type LockedProjectRow,
  lockProject,
  readFreeRoles,
  readMemberIds,
  readSeats,
  recordActivity,
} from './lockProject.repository';
export {
  APPLICATION_FACTS,
  expiryOf,
  type MyApplicationRow,
  myApplications,
  toApplicationFacts,
  toMyApplication,
} from './myApplications.repository';
export { checkOpenPosts, isFullOfPosts, type PostQuota, postQuota } from './postQuota.repository';
export { projectRoutes } from './project.routes';
export { readTie } from './readTie.repository';
export { ROLE_LOOKS } from './roleLooks';
export { findSearched } from './searchPosts.repository';
export { summaryRoutes } from './summary.routes';
export { createViewerStates, type ViewerStates } from './viewerState.repository';
export { deleteExpiredViews } from './views/countViews.repository';
export { type CountVisit, installViewCounter } from './views/installViewCounter';
export { type ShownPost } from './views/shownPost';
export { viewerKeyOfMember } from './views/viewerKey';
