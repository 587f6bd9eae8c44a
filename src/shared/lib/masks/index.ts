export { finishDate, finishMonth, maskDate, maskMonth } from './dateParts';
export { finishDaySpan, maskDaySpan, SPAN_SEPARATOR } from './daySpan';
export { maskBirth, maskDigits, maskPhone } from './digits';
export { maskLowerCase } from './lowerCase';
