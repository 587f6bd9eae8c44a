import { createContext } from 'react';

/** The date in Seoul on which the server rendered the page; undefined where the browser draws it alone. */
export const RenderedDate = createContext<string | undefined>(undefined);
