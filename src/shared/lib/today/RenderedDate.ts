import { createContext } from 'react';

/** The date in Seoul on which the server rendered the page; undefined where the browser renders it alone. */
export const RenderedDate = createContext<string | undefined>(undefined);
