export { EditorPreview, EditorPreviewTitle, EditorSide } from './EditorSide';
