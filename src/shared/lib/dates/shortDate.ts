import dayjs from 'dayjs';
import { inKorea } from './inKorea';

/** An ISO instant as its day in Korea: "25.11.20" (D72). */
export const shortDate = (instant: string) => inKorea(instant).format('YY.MM.DD');

/** A month of the wire, `YYYY-MM`, as "25.12". */
export const shortMonth = (month: string) => dayjs(`${month}-01`).format('YY.MM');

/** A day of the wire, `YYYY-MM-DD`, as "25.12.01". */
export const shortDay = (day: string) => dayjs(day).format('YY.MM.DD');
