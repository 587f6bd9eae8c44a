export { Field, type FieldControl, type FieldTexts } from './Field';
export { FieldGroup } from './FieldGroup';
export { FieldMessage, type FieldMessages } from './FieldMessage';
