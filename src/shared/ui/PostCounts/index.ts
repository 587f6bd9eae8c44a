export { PostCounts } from './PostCounts';
