/** "오늘", or how many days ago (HEAD-17). */
export const ageLabel = (days: number) => (days === 0 ? '오늘' : `${days}일 전`);
