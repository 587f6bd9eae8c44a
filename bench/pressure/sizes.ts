export const KB = 1_024;
export const MB = 1_024 * KB;
