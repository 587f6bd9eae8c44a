export { BookmarkButton } from './BookmarkButton';
