import { MESSAGES } from '@contract/messages';
import { paths } from '@contract/paths';
import { sql, type Kysely } from 'kysely';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/errors';
import { archivesOfBucket, projectsOfBucket } from '../../lib/lists/bucketRanges';
import { byAddress, RATES } from '../../lib/rateLimits';
import { type Config } from '../env';
import { escapeHtml } from './html';
import { originOf } from './origin';

interface SiteMapDeps {
  config: Config;
  db: Kysely<Tables>;
}

const STANDING = [paths.home, paths.about, paths.projectList, paths.archiveList, paths.terms, paths.privacy];
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * What search engines may read, and where it is. The map is cut along the buckets of the lists (migration 0019), so each
 * part stays far below the 50,000 addresses of the protocol and is one short range of an index.
 */
export function serveSiteMap(app: FastifyInstance, { config, db }: SiteMapDeps): void {
  const limit = { onRequest: app.limit(RATES.address, byAddress) };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(config, request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', limit, async (request, reply) => {
    const buckets = await db.selectFrom('list_bucket').select(['list', 'bucket']).where('total', '>', 0).execute();
    const parts = ['pages', ...buckets.map(({ list, bucket }) => `${list}-${bucket}`)];
    return sendXml(
      request,
      reply,
      'sitemapindex',
      'sitemap',
      parts.map((part) => `/sitemaps/${part}.xml`),
    );
  });

  app.get('/sitemaps/pages.xml', limit, (request, reply) => sendXml(request, reply, 'urlset', 'url', STANDING));

  // Six digits are enough for a thousand million posts and for every day until the year 4707.
  app.get<{ Params: { part: string } }>('/sitemaps/:part', limit, async (request, reply) => {
    const [, list, bucket] = /^(project|archive)-(\d{1,6})\.xml$/.exec(request.params.part) ?? [];
    if (list === undefined) throw notFound(MESSAGES.pageNotFound);
    const addresses = await (list === 'project' ? projectsIn : archivesIn)(db, Number(bucket));
    return sendXml(request, reply, 'urlset', 'url', addresses);
  });

  function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    root: string,
    entry: string,
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

async function projectsIn(db: Kysely<Tables>, bucket: number): Promise<string[]> {
  const posts = await db
    .selectFrom('project')
    .select('id')
    .where(projectsOfBucket(sql`${bucket}::bigint`))
    .orderBy('id')
    .execute();
  return posts.map(({ id }) => paths.projectDetail(id));
}

async function archivesIn(db: Kysely<Tables>, bucket: number): Promise<string[]> {
  const archives = await db
    .selectFrom('archive')
    .select('id')
    .where(archivesOfBucket(sql`${bucket}::bigint`))
    .orderBy('published_at')
    .execute();
  return archives.map(({ id }) => paths.archiveDetail(id));
}
