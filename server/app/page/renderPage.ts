import { type ShownAnnouncement } from '@contract/announcement';
import { todayInKorea } from '@contract/dates';
import { type Envelope } from '@contract/envelope';
import { type PostRef } from '@contract/post';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { type RenderApp } from '@contract/rendering';
import { isRoute, routePattern } from '@contract/routes';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Cached } from '../../lib/cache/cache';
import { acceptedBy, pack, type Packed } from '../../lib/cache/sendCached';
import { tags } from '../../lib/cache/tags';
import { type CountVisit } from '../../lib/views/installViewCounter';
import { type Config } from '../env';
import { policyOfRendered } from '../http/securityHeaders';
import { archiveDetail, archiveList } from './archivePages';
import { documentOf } from './documentOf';
import { withSearch } from './facts';
import { originOf } from './origin';
import { landing, projectDetail, projectList } from './projectPages';
import { FailedApiCall, type CallApi, type PageAddress, type PageSource } from './publicPage';
import { keyOfAnnouncements, preloadAnnouncements } from './readAnnouncements';
import { record, verify } from './recordPages';
import { about, notFound, privacy, terms } from './staticPages';

const SOURCES = {
  landing,
  about,
  terms,
  privacy,
  projectList,
  projectDetail,
  archiveList,
  archiveDetail,
  record,
  verify,
};

/** The addresses of rendered pages, in the syntax of the router (ROUTE-27). */
const PAGES = RENDERED_ROUTES.map(([route, page]) => ({ address: routePattern(route), source: SOURCES[page] }));

/** A rendered page as it is sent. */
interface RenderedPage extends Packed {
  code: 200 | 404;
  /** Its content security policy. */
  policy: string;
  noindex: boolean;
}

interface RendererDeps {
  config: Config;
  cached: Cached;
  /** The built page. */
  shell: string;
  renderApp: RenderApp;
  countVisit: Record<PostRef['kind'], CountVisit>;
  /** The clock by which deadlines are evaluated. */
  now: () => number;
}

/**
 * Renders the page of an address for visitors, with these announcements; undefined for pages that only the browser
 * renders.
 */
export type RenderPage = (
  request: FastifyRequest,
  path: string,
  announced: readonly ShownAnnouncement[],
) => Promise<RenderedPage | undefined>;

/**
 * Renders public pages, each at most once a second. The data comes from the API as the visitor's browser would request
 * it, from the visitor's address, so limits and views count the same (D38).
 */
export function createPageRenderer(app: FastifyInstance, deps: RendererDeps): RenderPage {
  return async (request, path, announced) => {
    const found = sourceOf(path);
    if (!found) return undefined;
    const { source, id, name } = found;
    const accepted = acceptedBy(request);
    const address: PageAddress = { id, name, search: source.search(new URLSearchParams(request.url.split('?', 2)[1])) };
    const url = withSearch(path, address.search);
    const origin = originOf(deps.config, request);
    const renderNow = async () => {
      const prepared = await source.prepare(address, apiCallerFor(app, request));
      const page = { ...prepared, responses: [...prepared.responses, ...preloadAnnouncements(announced)] };
      const today = todayInKorea(deps.now());
      const rendered = await deps.renderApp({ url, page: page.page, responses: page.responses, today });
      const text = documentOf(deps.shell, page, rendered, { origin, today });
      const styles = { sheet: rendered.styles, attributes: styleAttributesIn(rendered.html) };
      return {
        code: page.head ? 200 : 404,
        policy: policyOfRendered(deps.config, deps.shell, styles),
        noindex: page.head?.noindex ?? !page.head,
        ...(await pack(Buffer.from(text), accepted)),
      } as const;
    };
    const sent = source.uncached
      ? await renderNow()
      : await deps.cached(
          `page ${accepted} ${origin} ${keyOfAnnouncements(announced)} ${url}`,
          [...source.tags(address), tags.announcements],
          renderNow,
        );
    // A cached page is sent without a request to the API, which would count the view.
    if (source.kind && sent.code === 200) deps.countVisit[source.kind](id, request);
    return sent;
  };
}

function sourceOf(path: string): { source: PageSource; id: number; name: string } | undefined {
  for (const { address, source } of PAGES) {
    const match = address.exec(path);
    if (match) return { source, id: Number(match[1] ?? 0), name: match[1] ?? '' };
  }
  return isRoute(path) ? undefined : { source: notFound, id: 0, name: '' };
}

/** Calls the API as the visitor's browser would: from its address, with the same host. */
function apiCallerFor(app: FastifyInstance, { ip, host, headers }: FastifyRequest): CallApi {
  return async <T>(path: string) => {
    const visitor = { remoteAddress: ip, authority: host, headers: { 'user-agent': headers['user-agent'] ?? '' } };
    const { statusCode, payload } = await app.inject({ url: path, ...visitor }).catch(unansweredWhileStopping);
    if (statusCode === 404) return undefined;
    if (statusCode !== 200) throw new FailedApiCall(`The API answers ${statusCode}.`);
    return { data: (JSON.parse(payload) as Envelope<T>).data };
  };
}

/** Fastify's `inject` refuses requests during the drain, in which the server still responds to clients. */
function unansweredWhileStopping(error: unknown): never {
  if (error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER) throw new FailedApiCall('The server stops.');
  throw error;
}

/** The values of the style attributes in HTML rendered by React, which writes quotes only around attribute values. */
function styleAttributesIn(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescape(value));
  return [...new Set(values)];
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (value: string) => value.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
