export { type EditedText } from './cutAtCaret';
export { keepReplacedText } from './replacedText';
export { useEarlyText } from './useEarlyText';
export { ignoreComposingEnter, isComposingKey, useTextEditing, type EditText } from './useTextEditing';
