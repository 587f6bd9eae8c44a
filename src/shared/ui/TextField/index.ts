export { TextField, type TextFieldProps } from './TextField';
export { inputLook } from './TextField.styles';
export { TextInput, type TextInputProps } from './TextInput';
