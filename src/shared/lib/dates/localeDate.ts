import { inKorea } from './inKorea';

/**
 * An ISO instant as its day in Korea, in Korean notation: "2024. 3. 2." (D72). Not by `Intl`, whose setup takes a phone
 * longer than rendering a page of cards.
 */
export const localeDate = (instant: string) => inKorea(instant).format('YYYY. M. D.');
