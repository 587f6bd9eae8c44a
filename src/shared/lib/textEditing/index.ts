export { type EditedText } from './cutAtCaret';
export { ignoreComposingEnter, isComposingKey, useTextEditing, type EditText } from './useTextEditing';
