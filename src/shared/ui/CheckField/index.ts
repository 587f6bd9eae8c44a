export { CheckBox } from './CheckBox';
export { CheckField } from './CheckField';
