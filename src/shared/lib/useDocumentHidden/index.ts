export { useDocumentHidden } from './useDocumentHidden';
