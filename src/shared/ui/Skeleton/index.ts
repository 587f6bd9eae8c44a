export { LoadingRoom } from './LoadingRoom';
export { LoadingText } from './LoadingText';
export { Skeleton } from './Skeleton';
export { useCalmLoading } from './useCalmLoading';
