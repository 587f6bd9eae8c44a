export { ageInDays, daysUntil } from './ageInDays';
export { localeDate } from './localeDate';
export { shortDate, shortDay, shortMonth } from './shortDate';
