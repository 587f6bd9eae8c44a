export { SkeletonContainer } from './SkeletonContainer';
export { LoadingText } from './LoadingText';
export { Skeleton } from './Skeleton';
export { useDelayedLoading } from './useDelayedLoading';
