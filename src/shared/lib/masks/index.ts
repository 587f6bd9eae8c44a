export { finishDate, finishMonth, formatDate, formatMonth, maskDate, maskMonth } from './dateParts';
export { formatDaySpan, maskDaySpan, SPAN_SEPARATOR } from './daySpan';
export { formatBirth, formatPhone, maskBirth, maskDigits, maskPhone } from './digits';
export { maskLowerCase } from './lowerCase';
