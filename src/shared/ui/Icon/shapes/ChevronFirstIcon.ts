export const ChevronFirstIcon = 'M17 18l-6-6 6-6M7 6v12';
