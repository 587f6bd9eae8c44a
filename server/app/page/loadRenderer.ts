import { todayInKorea } from '@contract/dates';
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { type RenderApp } from '@contract/rendering';
import { type Config } from '../env';

/**
 * The renderer that the build made of `src/app/server.tsx`; undefined where nothing is built. In development it is
 * reloaded when it changes.
 */
export async function loadRenderer({ rendererFile, production }: Config): Promise<RenderApp | undefined> {
  if (!existsSync(rendererFile)) return undefined;
  const url = pathToFileURL(rendererFile).href;
  const load = async (version: number) => ((await import(`${url}?${version}`)) as { renderApp: RenderApp }).renderApp;
  if (production) return warmedUp(await load(0));
  return async (request) => (await load(statSync(rendererFile).mtimeMs))(request);
}

/** Renders every page once without data: the first rendering loads and compiles its modules. */
async function warmedUp(renderApp: RenderApp): Promise<RenderApp> {
  const today = todayInKorea();
  for (const [route, page] of RENDERED_ROUTES) {
    await renderApp({ url: route.replace(/:\w+/, '1'), page, responses: [], today });
  }
  return renderApp;
}
