import { setTimeout } from 'node:timers/promises';
import { type ShownAnnouncement } from '@contract/announcement';
import { todayInKorea } from '@contract/dates';
import { type Envelope } from '@contract/envelope';
import { type PostRef } from '@contract/post';
import { type RenderApp } from '@contract/rendering';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Cached } from '../../lib/cache/cache';
import { acceptedBy, pack, type Packed } from '../../lib/cache/sendCached';
import { tags } from '../../lib/cache/tags';
import { clientSignal } from '../../lib/http/clientSignal';
import { originOf } from '../../lib/http/origin';
import { byAddress } from '../../lib/http/rateLimits';
import { type Metrics } from '../../lib/metrics';
import { type CountVisit } from '../../domain/post';
import { type Config } from '../env';
import { policyOfRendered } from '../http/securityHeaders';
import { documentOf } from './documentOf';
import { withSearch } from './facts';
import { findPage } from './findPage';
import { Unrendered, type CallApi, type PageAddress, type PageSource } from './publicPage';
import { keyOfAnnouncements, preloadAnnouncements } from './readAnnouncements';
import { createRenderQueue, LONGEST_WAIT } from './renderQueue';
import { createSharedRenderings } from './sharedRenderings';

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
  metrics: Metrics;
}

/**
 * Renders the page of an address for visitors, with these announcements; undefined for pages that only the browser
 * renders, and when the rendering takes longer than the timeout of the configuration.
 * @throws Unrendered when the page is left to the browser for another reason
 */
export type RenderPage = (
  request: FastifyRequest,
  path: string,
  announced: readonly ShownAnnouncement[],
) => Promise<RenderedPage | undefined>;

/**
 * Renders public pages in turn, each at most once a second. The data comes from the API as the visitor's browser would
 * request it, from the visitor's address, so limits and views count the same (D38).
 */
export function createPageRenderer(app: FastifyInstance, deps: RendererDeps): RenderPage {
  const { config, cached, countVisit, metrics } = deps;
  const queue = createRenderQueue(metrics.watch);
  const shared = createSharedRenderings();
  app.addHook('onClose', () => queue.idle());

  return async (request, path, announced) => {
    const found = findPage(path);
    if (!found) return undefined;
    const { source, id, name } = found;
    const search = source.search(new URLSearchParams(request.url.split('?', 2)[1]));
    const page: PageToRender = {
      source,
      address: { id, name, search },
      url: withSearch(found.path, search),
      announced,
    };
    const key = source.isUncached?.(page.address)
      ? undefined
      : `page ${acceptedBy(request)} ${originOf(config, request)} ${keyOfAnnouncements(announced)} ${page.url}`;

    const rendering = shared.join(key, clientSignal(request));
    const render = () =>
      queue.run(
        () => {
          rendering.start();
          return renderNow(app, deps, request, page);
        },
        { address: byAddress(request), signal: rendering.signal },
      );
    const tagsOfPage = () => [...source.tags(page.address), tags.announcements];
    const rendered = (key === undefined ? render() : cached(key, tagsOfPage(), render)).finally(rendering.leave);
    const sent = await Promise.race([rendered, endOfPatience(rendering.started, config.renderTimeout)]);
    // A cached page is sent without a request to the API, which would count the view.
    if (source.kind && sent?.code === 200) countVisit[source.kind](id, request);
    return sent;
  };
}

/** The timeout of a rendering, which does not include its wait. */
async function endOfPatience(started: Promise<void>, timeout: number): Promise<undefined> {
  await Promise.race([started, setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
  return setTimeout(timeout, undefined, { ref: false });
}

interface PageToRender {
  source: PageSource;
  address: PageAddress;
  /** Path and query, as the router takes them. */
  url: string;
  announced: readonly ShownAnnouncement[];
}

async function renderNow(
  app: FastifyInstance,
  { config, shell, renderApp, now }: RendererDeps,
  request: FastifyRequest,
  { source, address, url, announced }: PageToRender,
): Promise<RenderedPage> {
  const prepared = await source.prepare(address, apiCallerFor(app, request));
  const page = { ...prepared, responses: [...prepared.responses, ...preloadAnnouncements(announced)] };
  const today = todayInKorea(now());
  const rendered = await renderApp({ url, page: page.page, responses: page.responses, today });
  const text = documentOf(shell, page, rendered, { origin: originOf(config, request), today });
  const styles = { sheet: rendered.styles, attributes: styleAttributesIn(rendered.html) };
  return {
    code: page.head ? 200 : 404,
    policy: policyOfRendered(config, shell, styles),
    noindex: page.head?.noindex ?? !page.head,
    ...(await pack(Buffer.from(text), acceptedBy(request))),
  };
}

/** Calls the API as the visitor's browser would: from its address, with the same host. */
function apiCallerFor(app: FastifyInstance, { ip, host, headers }: FastifyRequest): CallApi {
  return async <T>(path: string) => {
    const visitor = { remoteAddress: ip, authority: host, headers: { 'user-agent': headers['user-agent'] ?? '' } };
    const { statusCode, payload } = await app.inject({ url: path, ...visitor }).catch(unansweredWhileStopping);
    if (statusCode === 404) return undefined;
    if (statusCode !== 200) throw new Unrendered(`The API answers ${statusCode}.`);
    return { data: (JSON.parse(payload) as Envelope<T>).data };
  };
}

/** Fastify's `inject` refuses requests during the drain, in which the server still responds to clients. */
function unansweredWhileStopping(error: unknown): never {
  if (error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER) throw new Unrendered('The server stops.');
  throw error;
}

/** The values of the style attributes in HTML rendered by React, which writes quotes only around attribute values. */
function styleAttributesIn(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescape(value));
  return [...new Set(values)];
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (value: string) => value.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
