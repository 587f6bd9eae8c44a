import { type ComponentProps } from 'react';
import { CacheProvider } from '@emotion/react';
import { App } from './App';
import { createStyleCache } from './createStyleCache';

const styleCache = createStyleCache();

/** The app with the styles of the document that the server has sent. */
export const BrowserApp = (props: ComponentProps<typeof App>) => (
  <CacheProvider value={styleCache}>
    <App {...props} />
  </CacheProvider>
);
