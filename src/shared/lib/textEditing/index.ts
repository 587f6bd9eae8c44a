export { type EditedText } from './cutAtCaret';
export { keepReplacedText } from './replacedText';
export { useEarlyText } from './useEarlyText';
export { ignoreComposingEnter, isComposingKey, preventEnter, useTextEditing, type EditText } from './useTextEditing';
