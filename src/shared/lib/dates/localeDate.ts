const KOREAN_DAY = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul' });

/** An ISO instant as its day in Korea, in the Korean way: "2024. 3. 2." (D72). */
export const localeDate = (instant: string) => KOREAN_DAY.format(Date.parse(instant));
