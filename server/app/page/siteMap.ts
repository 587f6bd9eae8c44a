import { MESSAGES } from '@contract/messages';
import { paths } from '@contract/paths';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { originOf } from '../../lib/http/origin';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type Config } from '../env';
import { escapeHtml } from './html';
import { isShownArchive } from '../../lib/archives/visibleArchive';
import { isNotSuspended } from '../../lib/hidden/hidden';

interface SiteMapDeps {
  config: Config;
  db: Kysely<Tables>;
}

const STANDING = [paths.home, paths.about, paths.projectList, paths.archiveList, paths.terms, paths.privacy];
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Ids per part, well below the 50,000 addresses the protocol allows. */
export const IDS_PER_PART = 10_000;

interface Listed {
  /** The rows, with the numeric column `id`. */
  rows: RawBuilder<unknown>;
  isPublic: RawBuilder<unknown>;
  /** The column that the address contains. */
  name: RawBuilder<unknown>;
  pathOf: (name: string) => string;
}

/** The public rows of each table, and their addresses. */
const LISTED: Record<'project' | 'archive' | 'record', Listed> = {
  project: { rows: sql`project`, isPublic: sql`hidden_at is null`, name: sql`id`, pathOf: paths.projectDetail },
  archive: { rows: sql`archive`, isPublic: isShownArchive, name: sql`id`, pathOf: paths.archiveDetail },
  record: {
    rows: sql`(
      select member_id as id, code, enabled, indexable from member_record
        join member on member.id = member_id where ${isNotSuspended}
    ) as record`,
    isPublic: sql`enabled and indexable`,
    name: sql`code`,
    pathOf: paths.record,
  },
};
type ListedKind = keyof typeof LISTED;
const KINDS = Object.keys(LISTED) as ListedKind[];

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
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /verify/\n\nSitemap: ${originOf(config, request)}/sitemap.xml\n`,
      ),
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
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from ${LISTED[kind].rows} where ${LISTED[kind].isPublic}
  `.execute(db);
  const newest = rows[0]?.newest ?? null;
  const count = newest === null ? 0 : Math.floor(newest / IDS_PER_PART) + 1;
  return Array.from({ length: count }, (_, part) => `${kind}-${part}`);
}

async function addressesOf(db: Kysely<Tables>, kind: ListedKind, part: number): Promise<string[]> {
  const { rows: listed, isPublic, name, pathOf } = LISTED[kind];
  const first = part * IDS_PER_PART;
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from ${listed}
      where ${isPublic} and id >= ${first} and id < ${first + IDS_PER_PART} order by id
  `.execute(db);
  return rows.map((row) => pathOf(row.name));
}
