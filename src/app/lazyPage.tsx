import { lazy, type ComponentType } from 'react';

type LoadPage = () => Promise<ComponentType>;

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's script; a failure is told when the page opens. */
  fetch: () => Promise<void>;
  /** The same, before it is needed. */
  prefetch: () => void;
}

/** The script of a page could not be fetched. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  /** @param reset lets the next render fetch the script again; React's `lazy` keeps its first failure. */
  constructor(
    readonly reset: () => void,
    cause: unknown,
  ) {
    super('The script of a page could not be fetched.', { cause });
  }
}

/** A page in a file of its own, fetched when it opens, or earlier by `prefetch`; once it is there it is drawn at once. */
export function lazyPage(load: LoadPage): LazyPage {
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
        return { default: await fetchPage() };
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
