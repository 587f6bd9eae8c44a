export { ageInDays, daysUntil } from './ageInDays';
export { localeDate } from './localeDate';
export { inKorea } from './inKorea';
export { shortDate, shortDay, shortMonth } from './shortDate';
export { timeAgo } from './timeAgo';
