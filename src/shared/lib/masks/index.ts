export { SPAN_SEPARATOR } from './dateMask';
export { birthMask, dayMask, daySpanMask, monthMask } from './dates';
export { maskDigits, maskPhone } from './digits';
export { maskUsername } from './username';
