export { type CommentMenu } from './model/commentScope';
export { CommentSection } from './ui/CommentSection';
