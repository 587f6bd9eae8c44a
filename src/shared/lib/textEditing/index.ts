export { type EditedText } from './cutAtCaret';
export { useEarlyText } from './useEarlyText';
export { ignoreComposingEnter, isComposingKey, useTextEditing, type EditText } from './useTextEditing';
