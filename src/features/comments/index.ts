export { CommentSection } from './ui/CommentSection';
