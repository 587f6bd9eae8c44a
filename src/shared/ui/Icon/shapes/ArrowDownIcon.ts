export const ArrowDownIcon = 'M12 5v14m7-7-7 7-7-7';
