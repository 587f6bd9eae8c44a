export { isPostId } from './isPostId';
export { paths } from '@contract/paths';
export { usePlace, type Place } from './usePlace';
export { useWayToList, type FromList } from './useWayToList';
