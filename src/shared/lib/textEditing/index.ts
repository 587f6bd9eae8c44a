export { type EditedText } from './cutAtCaret';
export { keepReplacedText, useEarlyText } from './useEarlyText';
export { ignoreComposingEnter, isComposingKey, useTextEditing, type EditText } from './useTextEditing';
