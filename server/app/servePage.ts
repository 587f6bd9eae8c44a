import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isRoute } from '@contract/routes';
import { MESSAGES } from '@contract/messages';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../db/tables';
import { notFound } from '../lib/errors';
import { type Config } from './env';
import { originOf } from './page/origin';
import { type Written } from './page/publicPage';
import { renderPage } from './page/renderPage';
import { serveSharePictures } from './page/serveSharePictures';
import { serveSiteMap } from './page/siteMap';
import { writePage } from './page/writePage';
import { refuseOtherMethods } from './unknownPaths';

const ONE_YEAR = 31_536_000;
const PAGE = 'index.html';
const HTML = 'text/html; charset=utf-8';

/** The built page, or '' when there is none: in development webpack's own server has it. */
export async function readPage(publicDir: string): Promise<string> {
  const file = path.join(publicDir, PAGE);
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

interface PageDeps {
  config: Config;
  db: Kysely<Tables>;
  /** What `readPage` found. */
  page: string;
}

/**
 * The built page and its files, precompressed. Hashed assets never change, HTML is always asked for again; an unknown
 * path is the page with 404, a missing file or a dot-file never is (ROUTE-27). What everybody may see of a public page is
 * already written into it (decision 0016).
 */
export async function servePage(app: FastifyInstance, { config, db, page }: PageDeps): Promise<void> {
  const { publicDir } = config;
  const sendAsBuilt = await createSender(publicDir, page);
  await app.register(fastifyStatic, { root: publicDir, serve: false, preCompressed: true, cacheControl: false });

  app.get('/*', async (request, reply) => {
    const file = pathOf(request.url);
    if (isHidden(file)) throw notFound(MESSAGES.pageNotFound);
    if (isAsset(file)) {
      const forever = file.startsWith('/assets/');
      void reply.header('cache-control', forever ? `public, max-age=${ONE_YEAR}, immutable` : 'no-cache');
      return reply.sendFile(file);
    }
    if (page === '') throw notFound(MESSAGES.pageNotFound);
    void reply.header('cache-control', 'no-cache');
    const written: Written = isRoute(file) ? await writePage(app, request, file) : { kind: 'missing' };
    if (written.kind === 'missing') return sendAsBuilt(reply.code(404));
    if (written.kind === 'as built') return sendAsBuilt(reply);
    return reply.type(HTML).send(renderPage(page, written.page, originOf(config, request)));
  });
  serveSiteMap(app, { config, db });
  serveSharePictures(app, db, publicDir);
  refuseOtherMethods(app, '/*', ['GET', 'HEAD']);
  app.setNotFoundHandler(() => {
    throw notFound(MESSAGES.pageNotFound);
  });
}

/**
 * Sends the page as it was built: from its file, precompressed, until the next release writes another one there. The
 * headers of this process allow what stands inline in its own page (`installSecurityHeaders`), so it goes on with that.
 */
async function createSender(publicDir: string, page: string) {
  const writtenAt = async () => (await stat(path.join(publicDir, PAGE)).catch(() => undefined))?.mtimeMs;
  const builtAt = await writtenAt();
  return async (reply: FastifyReply) =>
    (await writtenAt()) === builtAt ? reply.sendFile(PAGE) : reply.type(HTML).send(page);
}

function pathOf(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? url);
}

/** A dot-file, a way upwards, or a name no built file has. */
function isHidden(file: string): boolean {
  return file.split(/[/\\]/).some((part) => part.startsWith('.')) || (isAsset(file) && file.includes('//'));
}

/** A name with an ending, or anything in the folder of assets, is a file and not a page. */
function isAsset(file: string): boolean {
  return /^\/assets(\/|$)/.test(file) || /\.\w+$/.test(file);
}
