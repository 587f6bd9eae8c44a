export { CommentSection } from './ui/CommentSection';
export { GreetingButton } from './ui/GreetingButton';
