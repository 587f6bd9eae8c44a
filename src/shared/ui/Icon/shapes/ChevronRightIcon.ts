export const ChevronRightIcon = 'M9 18l6-6-6-6';
