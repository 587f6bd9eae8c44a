import { type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type RenderApp } from '@contract/rendering';
import { api, hydrateApiCache } from '@/shared/api';
import { App } from './App';
import { createStore } from './createStore';
import { announcements } from './layout/lazyParts';
import { createNavigation } from './navigation';
import { pages } from './pages';

/** React's output starts with preload links, which belong into the head. */
const PRELOADS = /^(?:<link [^>]*>)*/;

/** Renders the app at an address as for a visitor; the browser hydrates it with the same data. */
export const renderApp: RenderApp = async ({ url, page, responses, today }) => {
  const navigation = createNavigation();
  const store = createStore(navigation);
  const styleCache = createCache({ key: 'css' });
  // Emotion collects its rules in the cache, instead of writing each before its first element.
  styleCache.compat = true;
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
  try {
    await Promise.all([pages[page].fetch(), announcements.fetch()]);
    hydrateApiCache(responses).forEach((action) => store.dispatch(action));
    const whole = await toHtml(
      <CacheProvider value={styleCache}>
        <App store={store} navigation={navigation} today={today} Router={Router} />
      </CacheProvider>,
    );
    const [preloads = ''] = PRELOADS.exec(whole) ?? [];
    const rules = Object.entries(styleCache.inserted).filter(([, rule]) => typeof rule === 'string');
    return {
      html: whole.slice(preloads.length),
      preloads,
      styles: rules.map(([, rule]) => rule).join(''),
      styleNames: rules.map(([name]) => name),
    };
  } finally {
    // Ends the timers of the cache, which would retain this store for a minute.
    store.dispatch(api.util.resetApiState());
  }
};

/** React's marker of a Suspense boundary with its fallback: its content suspended or failed. */
const FALLBACK = '<!--$!-->';

/**
 * Renders synchronously, since the page's script and data are loaded. If a part suspends, `prerender` waits for it and
 * writes the same HTML, but takes a fifth longer.
 * @throws what a component throws, also below a Suspense boundary, which would otherwise send its fallback
 */
async function toHtml(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  return html.includes(FALLBACK) ? prerenderToHtml(app) : html;
}

async function prerenderToHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void errors.push(error),
    // Without streaming, which would need a script to move late content.
    progressiveChunkSize: Infinity,
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude as AsyncIterable<Uint8Array>) chunks.push(chunk);
  if (errors.length > 0) throw errors[0];
  return new TextDecoder().decode(Buffer.concat(chunks));
}
