import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ShownAnnouncement } from '@contract/announcement';
import { LOGIN_HINT } from '@contract/auth';
import { paths } from '@contract/paths';
import { type RenderApp } from '@contract/rendering';
import { isRoute, routePattern } from '@contract/routes';
import { MESSAGES } from '@contract/messages';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Cached } from '../../lib/cache/cache';
import { acceptedBy, pack, sendPacked } from '../../lib/cache/sendCached';
import { tags } from '../../lib/cache/tags';
import { type SendSharePicture } from '../../lib/drawing/sendSharePicture';
import { ApiError, notFound } from '../../lib/http/errors';
import { byAddress, RATES, type Limit } from '../../lib/http/rateLimits';
import { type Metrics } from '../../lib/metrics';
import { type Storage } from '../../lib/storage/storage';
import { installViewCounter } from '../../domain/post';
import { type Config } from '../env';
import { withPreloadedData } from './documentOf';
import { createPageTurns } from './pageTurns';
import { Unrendered } from './publicPage';
import { createAnnouncementReader, keyOfAnnouncements, preloadAnnouncements } from './readAnnouncements';
import { createPageRenderer, type RenderPage } from './renderPage';
import { serveSharePictures } from './serveSharePictures';
import { serveSiteMap } from './siteMap';
import { refuseOtherMethods } from '../http/unknownPaths';

const ONE_YEAR = 31_536_000;
const PAGE = 'index.html';
const HTML = 'text/html; charset=utf-8';
/** Pages that search engines index only when rendered and allowed by their member (D120), or never. */
const UNLISTED = [
  ...[paths.record(':code'), paths.verifyCredential(':uuid'), paths.recordSettings],
  ...[paths.projectTeam(':id'), paths.projectApplicants(':id'), paths.notices],
  ...[paths.emailLink, paths.undoEmail, paths.unsubscribe],
].map(routePattern);
/** The alternative address of an archive, which old portfolio cards use (D5). */
const ARCHIVE_ALIAS = routePattern(paths.archiveDetailAlias(':id'));

/** The built page, or '' without one: in development webpack serves it. */
export async function readPage(publicDir: string): Promise<string> {
  const file = path.join(publicDir, PAGE);
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

interface PageDeps {
  config: Config;
  db: Kysely<Tables>;
  /** Stores the thumbnails of share pictures. */
  storage: Storage;
  sendSharePicture: SendSharePicture;
  /** Reads the announcements that are shown now. */
  announcements: () => Promise<ShownAnnouncement[]>;
  /** The result of `readPage`. */
  page: string;
  cached: Cached;
  /** The salt of the visitors' hashes (D38). */
  viewSalt: string;
  /** The clock by which deadlines are evaluated. */
  now: () => number;
  metrics: Metrics;
  /** Renders the app; without it the browser renders every page. */
  renderApp: RenderApp | undefined;
}

/**
 * Serves the built page and its files, precompressed. Hashed assets are immutable, HTML is revalidated. An unknown path
 * gets the page with 404, a missing file or a dot-file a plain 404 (ROUTE-27). Public pages are rendered (decision
 * 0016).
 */
export async function servePage(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const { config, db, page } = deps;
  const { publicDir } = config;
  const render = rendererOf(app, deps);
  const sendAsBuilt = await createSender(deps);
  const turn = createPageTurns(deps.metrics);
  const readAnnouncements = createAnnouncementReader(deps.announcements, config.renderTimeout);
  await app.register(fastifyStatic, { root: publicDir, serve: false, preCompressed: true, cacheControl: false });

  app.get('/*', async (request, reply) => {
    const file = pathOf(request.url);
    const [, archive] = ARCHIVE_ALIAS.exec(file) ?? [];
    if (archive) return reply.redirect(paths.archiveDetail(archive), 301);
    if (isHidden(file)) throw notFound(MESSAGES.pageNotFound);
    if (isAsset(file)) {
      const forever = file.startsWith('/assets/');
      void reply.header('cache-control', forever ? `public, max-age=${ONE_YEAR}, immutable` : 'no-cache');
      return reply.sendFile(file);
    }
    if (page === '') throw notFound(MESSAGES.pageNotFound);
    void reply.header('cache-control', 'no-cache');
    await turn(request);
    const announced = await readAnnouncements(request);
    const rendered = await render?.(request, file, announced);
    if (isUnlisted(file, rendered)) void reply.header('x-robots-tag', 'noindex');
    if (!rendered) return sendAsBuilt(reply.code(isRoute(file) ? 200 : 404), announced);
    const { code, policy, noindex: _, ...packed } = rendered;
    return sendPacked(reply.code(code).header('content-security-policy', policy).type(HTML), packed);
  });
  serveSiteMap(app, { config, db });
  serveSharePictures(app, deps);
  refuseOtherMethods(app, '/*', ['GET', 'HEAD']);
  app.setNotFoundHandler(() => {
    throw notFound(MESSAGES.pageNotFound);
  });
}

function rendererOf(app: FastifyInstance, deps: PageDeps) {
  const { db, page, viewSalt, renderApp } = deps;
  if (!renderApp) return undefined;
  const countVisit = {
    project: installViewCounter(app, { db, kind: 'project', viewSalt }),
    archive: installViewCounter(app, { db, kind: 'archive', viewSalt }),
  };
  const render = createPageRenderer(app, { ...deps, shell: page, renderApp, countVisit });
  return visitorsOnly(render, app.limit(RATES.page, byAddress));
}

/**
 * Sends members the built page, since the rendered one is for visitors. The built page is also sent beyond the limit of
 * pages, while too many are rendered, and when the API or the rendering fails or exceeds the timeout.
 */
function visitorsOnly(render: RenderPage, limit: Limit): RenderPage {
  return async (request, file, announced) => {
    if (request.cookies[LOGIN_HINT] !== undefined) return undefined;
    try {
      await limit(request);
      return await render(request, file, announced);
    } catch (err) {
      if (!(err instanceof Unrendered || err instanceof ApiError)) {
        const route = request.routeOptions.url ?? 'none';
        request.server.throttledLog('error', { route, err }, 'A page could not be rendered.', route);
      }
      return undefined;
    }
  };
}

/**
 * Sends the built page: precompressed from its file, until the next release replaces the file. The headers of this
 * process allow the inline code of its own page (`installSecurityHeaders`), so it then sends that page from memory.
 * Announcements are sent with the page, so that the browser renders them without a request.
 */
async function createSender({ config: { publicDir }, page, cached }: PageDeps) {
  const writtenAt = async () => (await stat(path.join(publicDir, PAGE)).catch(() => undefined))?.mtimeMs;
  const builtAt = await writtenAt();
  const sendWith = async (reply: FastifyReply, announced: readonly ShownAnnouncement[]) => {
    const accepted = acceptedBy(reply.request);
    const packed = await cached(`shell ${accepted} ${keyOfAnnouncements(announced)}`, [tags.announcements], () =>
      pack(Buffer.from(withPreloadedData(page, preloadAnnouncements(announced))), accepted),
    );
    return sendPacked(reply.type(HTML), packed);
  };
  return async (reply: FastifyReply, announced: readonly ShownAnnouncement[]) => {
    if (announced.length > 0) return sendWith(reply, announced);
    return (await writtenAt()) === builtAt ? reply.sendFile(PAGE) : reply.type(HTML).send(page);
  };
}

function pathOf(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? url);
}

/** Search engines must not index the page, whether it is rendered or not. */
const isUnlisted = (file: string, rendered: { noindex: boolean } | undefined) =>
  rendered?.noindex ?? UNLISTED.some((route) => route.test(file));

/** A dot-file, a parent folder, a line break, which the router does not match, or a name that no built file has. */
function isHidden(file: string): boolean {
  return (
    /[\r\n\u2028\u2029]/.test(file) ||
    file.split(/[/\\]/).some((part) => part.startsWith('.')) ||
    (isAsset(file) && file.includes('//'))
  );
}

/**
 * A name with an extension, or anything in the folder of assets, is a file and not a page. `//evil.example` looks like
 * another host and is an unknown page (MEND-74).
 */
function isAsset(file: string): boolean {
  return /^\/assets(\/|$)/.test(file) || /^(?!\/\/).*\.\w+$/.test(file);
}
