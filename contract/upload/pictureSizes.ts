/**
 * The display widths of pictures, as the `sizes` of an `img`. Server and browser share them: the browser uses the copy
 * that the server preloads only if the page requests the same size.
 */
export const PICTURE_SIZES = {
  /** The thumbnail of an archive in a list. */
  archiveCard:
    '(min-width: 1800px) 502px, (min-width: 1480px) 30vw, (min-width: 1024px) 46vw, (min-width: 600px) 43vw, 100vw',
  /** The picture of an archive on its own page. */
  archiveCover: '(min-width: 1800px) 1560px, (min-width: 1500px) 1400px, (min-width: 800px) 92vw, 100vw',
} as const;

/** Number of archive cards in the first viewport, whose pictures are preloaded. */
export const CARDS_IN_SIGHT = 2;
