import { lazy, type ComponentType } from 'react';

type LoadPage = () => Promise<ComponentType>;

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's script; a failure is reported when the page opens. */
  fetch: () => Promise<void>;
  /** Prefetches it. */
  prefetch: () => void;
}

/** The script of a page failed to load. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  /** @param reset lets the next render load the script again; React's `lazy` caches its first failure. */
  constructor(
    readonly reset: () => void,
    cause: unknown,
  ) {
    super('The script of a page could not be fetched.', { cause });
  }
}

/**
 * A lazy route, loaded when it opens, or earlier by `prefetch`; once loaded it is rendered at once.
 * @param attempt how its script is loaded when it opens; once by default
 */
export function lazyPage(load: LoadPage, attempt = (once: LoadPage) => once()): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded = await load();
    return loaded;
  };
  const fetchQuietly = () =>
    fetchPage().then(
      () => undefined,
      () => undefined,
    );
  const createLater = () =>
    lazy(async () => {
      try {
        return { default: await attempt(fetchPage) };
      } catch (error) {
        throw new PageLoadError(reset, error);
      }
    });
  let Later = createLater();
  function reset() {
    Later = createLater();
  }

  return {
    Page: function Page() {
      const Now = loaded ?? Later;
      return <Now />;
    },
    fetch: fetchQuietly,
    prefetch: () => void fetchQuietly(),
  };
}
