/**
 * How wide pictures are drawn, as the `sizes` of an `img`. Written once: the server asks for a picture before the page is
 * drawn, and the browser has it then only if the page asks for the same copy.
 */
export const PICTURE_SIZES = {
  /** The thumbnail of an archive in a list. */
  archiveCard:
    '(min-width: 1800px) 502px, (min-width: 1480px) 30vw, (min-width: 1024px) 46vw, (min-width: 600px) 43vw, 100vw',
  /** The same across the archive's own page. */
  archiveCover: '(min-width: 1800px) 1560px, (min-width: 1500px) 1400px, (min-width: 800px) 92vw, 100vw',
} as const;

/** So many cards of a list of archives are in sight before anything is scrolled: their pictures are asked for at once. */
export const CARDS_IN_SIGHT = 2;
