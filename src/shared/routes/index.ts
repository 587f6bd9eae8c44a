export { isPostId } from './isPostId';
export { paths } from './paths';
export { usePlace, type Place } from './usePlace';
export { useWayToList, type FromList } from './useWayToList';
