/**
 * How a page of a list is looked for: among the first rows of the whole list, by walking the list in its order, or by
 * finding every match through the indexes and sorting them.
 */
export type ListSearch = 'first' | 'walk' | 'index';

/** How many rows at the head of a list `first` looks through. */
export const WINDOW = 3_000;

/** So few matches are found by the indexes sooner than among the first rows. */
export const HANDFUL = 500;

/** To find and read one match through an index takes as long as to look at so many in a row. */
export const FOUND_FOR_ONE = 3;
