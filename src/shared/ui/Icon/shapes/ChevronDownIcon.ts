export const ChevronDownIcon = 'M6 9l6 6 6-6';
