import { type TestServer } from './startServer';

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string) => new URL(address).pathname;

/** Every path the parts of the sitemap name, in their order. */
export async function siteMapPaths({ call }: TestServer): Promise<string[]> {
  const index = await call('GET', '/sitemap.xml');
  const parts = await Promise.all(locationsIn(index.text).map((part) => call('GET', pathOf(part))));
  return parts.flatMap(({ text }) => locationsIn(text).map(pathOf));
}
