export { type EditedText } from './cutAtCaret';
export { holdComposingEnter, isComposingKey, useTextEditing, type EditText } from './useTextEditing';
