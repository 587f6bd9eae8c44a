import { type TestServer } from './startServer';

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string) => new URL(address).pathname;

/** All paths in the parts of the sitemap, in order. */
export async function siteMapPaths({ call }: TestServer): Promise<string[]> {
  const index = await call('GET', '/sitemap.xml');
  const parts = await Promise.all(locationsIn(index.text).map((part) => call('GET', pathOf(part))));
  return parts.flatMap(({ text }) => locationsIn(text).map(pathOf));
}
