import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const KOREA_OFFSET_MINUTES = 9 * 60;

/** An ISO instant on the clock of Korea, whatever the browser's own (D72). */
export const inKorea = (instant: string) => dayjs(instant).utcOffset(KOREA_OFFSET_MINUTES);
