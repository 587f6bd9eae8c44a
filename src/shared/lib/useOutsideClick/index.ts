export { isInAlertDialog, useOutsideClick } from './useOutsideClick';
