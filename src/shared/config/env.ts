/** Inlined by the build; empty when page and API share one origin, undefined in tests. */
declare const API_ORIGIN: string | undefined;

const apiOrigin = typeof API_ORIGIN === 'string' ? API_ORIGIN : '';

/** The addresses of this build. */
export const env = {
  /** Absolute, since a relative URL cannot become a Request outside a browser; the rendering server sends no requests. */
  apiUrl: `${apiOrigin || globalThis.location?.origin}/api`,
} as const;
