export const ChevronLastIcon = 'M7 18l6-6-6-6M17 6v12';
