import { inKorea } from './inKorea';

/**
 * An ISO instant as its day in Korea, in the Korean way: "2024. 3. 2." (D72). Not by `Intl`, which takes a phone longer
 * to set up than a page of cards to draw.
 */
export const localeDate = (instant: string) => inKorea(instant).format('YYYY. M. D.');
