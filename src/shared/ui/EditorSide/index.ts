export { EditorColumns, EditorMain, EditorPreview, EditorPreviewTitle, EditorSide } from './EditorSide';
