export const BRAND = '팀이음';

/** The heading of the landing page. */
export const TAGLINE = '새로운 스토리를 만들어 가는 곳';

/**
 * The title of a page as the tab shows it; without a name that of the landing page. Apart from the other texts of pages,
 * since it is part of the first load.
 */
export const documentTitle = (name?: string, brand: string = BRAND): string =>
  name ? `${name} | ${brand}` : `${BRAND} | ${TAGLINE}`;
