export { SkeletonContainer } from './SkeletonContainer';
export { LoadingText } from './LoadingText';
export { Skeleton } from './Skeleton';
export { SkeletonRows } from './SkeletonRows';
export { useDelayedLoading } from './useDelayedLoading';
