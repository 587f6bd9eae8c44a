export { Field, type FieldTexts } from './Field';
export { Label as FieldLabel } from './Field.styles';
export { FieldGroup } from './FieldGroup';
export { FieldHead } from './FieldHead';
export { FieldMessage } from './FieldMessage';
