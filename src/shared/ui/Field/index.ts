export { Field, type FieldTexts } from './Field';
export { FieldGroup } from './FieldGroup';
export { FieldMessage } from './FieldMessage';
