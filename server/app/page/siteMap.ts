import { MESSAGES } from '@contract/messages';
import { paths } from '@contract/paths';
import { type Kysely } from 'kysely';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { originOf } from '../../lib/http/origin';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type Config } from '../env';
import { escapeHtml } from './html';
import { readNames, readNewestId, type ListedKind } from './siteMap.repository';

interface SiteMapDeps {
  config: Config;
  db: Kysely<Tables>;
}

const STANDING = [
  paths.home,
  paths.about,
  paths.aboutProof,
  paths.projectList,
  paths.archiveList,
  paths.terms,
  paths.privacy,
];
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Ids per part, well below the 50,000 addresses the protocol allows. */
export const IDS_PER_PART = 10_000;

/** The address of a row by its name. */
const ADDRESS_OF: Record<ListedKind, (name: string) => string> = {
  project: paths.projectDetail,
  archive: paths.archiveDetail,
  record: paths.record,
};
const KINDS = Object.keys(ADDRESS_OF) as ListedKind[];

/** The element names of a file. */
interface Elements {
  root: string;
  entry: string;
}

const INDEX: Elements = { root: 'sitemapindex', entry: 'sitemap' };
const PAGES: Elements = { root: 'urlset', entry: 'url' };

/**
 * Serves the sitemap for search engines: an index of parts. Part n of a kind has the ids from n × IDS_PER_PART on, read
 * from the table itself, so no separate count can deviate from it (F15).
 */
export function serveSiteMap(app: FastifyInstance, { config, db }: SiteMapDeps): void {
  const limit = { onRequest: app.limit(RATES.siteMap, byAddress) };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(config, request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', limit, async (request, reply) => {
    const parts = ['pages', ...(await Promise.all(KINDS.map((kind) => partsOf(db, kind)))).flat()];
    const addresses = parts.map((part) => `/sitemaps/${part}.xml`);
    return sendXml(request, reply, INDEX, addresses);
  });

  app.get('/sitemaps/pages.xml', limit, (request, reply) => sendXml(request, reply, PAGES, STANDING));

  app.get<{ Params: { part: string } }>('/sitemaps/:part', limit, async (request, reply) => {
    const [, kind, part] = /^(project|archive|record)-(\d{1,9})\.xml$/.exec(request.params.part) ?? [];
    if (kind === undefined) throw notFound(MESSAGES.pageNotFound);
    const addresses = await addressesOf(db, kind as ListedKind, Number(part));
    return sendXml(request, reply, PAGES, addresses);
  });

  function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    { root, entry }: Elements,
    addresses: readonly string[],
  ) {
    const origin = originOf(config, request);
    const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(origin + address)}</loc></${entry}>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${entries.join('\n')}\n</${root}>\n`);
  }
}

/** The parts up to the newest id; one whose posts were all deleted is empty. */
async function partsOf(db: Kysely<Tables>, kind: ListedKind): Promise<string[]> {
  const newest = await readNewestId(db, kind);
  const count = newest === null ? 0 : Math.floor(newest / IDS_PER_PART) + 1;
  return Array.from({ length: count }, (_, part) => `${kind}-${part}`);
}

async function addressesOf(db: Kysely<Tables>, kind: ListedKind, part: number): Promise<string[]> {
  const first = part * IDS_PER_PART;
  const names = await readNames(db, kind, { first, end: first + IDS_PER_PART });
  return names.map(ADDRESS_OF[kind]);
}
