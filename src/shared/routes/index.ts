export { isPostId } from './isPostId';
export { useDialogPlace, withDialog } from './useDialogPlace';
export { paths } from '@contract/paths';
export { usePlace, type Place } from './usePlace';
export { useOpenedTitle, useWayToList, type FromList, type OpenedPost } from './useWayToList';
