/** Written into the bundle by the build; empty when page and API share one origin, unknown in tests. */
declare const API_HOST: string | undefined;

const apiHost = typeof API_HOST === 'string' ? API_HOST : '';

/** Where this build of the page finds the rest of the product. */
export const env = {
  /** Absolute, since a relative address cannot become a Request outside a browser; the server, which renders, asks nothing. */
  apiUrl: `${apiHost || globalThis.location?.origin}/api`,
} as const;
