import { MESSAGES } from '@contract/messages';
import { type FastifyInstance, type HTTPMethods, type onRequestAsyncHookHandler, type RouteOptions } from 'fastify';
import { methodNotAllowed, notFound } from '../../lib/http/errors';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Records the routes below a prefix as they are added; to be called before the first one. */
export function watchRoutes(app: FastifyInstance, prefix: string): Map<string, Set<string>> {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (!url.startsWith(prefix)) return;
    const methods = routes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return routes;
}

/**
 * Refuses every other method of the known paths with 405, and every other path below `prefix` with a JSON 404, both
 * before the body is read.
 * @param guards hooks of the paths below a prefix, which run first: refused callers do not learn the methods
 */
export function refuseTheRest(
  app: FastifyInstance,
  routes: Map<string, Set<string>>,
  prefix: string,
  guards: Readonly<Record<string, onRequestAsyncHookHandler>> = {},
): void {
  for (const [url, methods] of [...routes]) {
    const [, guard] = Object.entries(guards).find(([start]) => url.startsWith(start)) ?? [];
    refuseOtherMethods(app, url, [...methods], guard);
  }
  app.route({
    method: [...METHODS],
    url: `${prefix}/*`,
    onRequest: () => Promise.reject(notFound(MESSAGES.pageNotFound)),
    handler: unreachable,
  });
}

/** Refuses the methods a path does not have; where @fastify/cors is registered it handles every `OPTIONS`. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  guard?: onRequestAsyncHookHandler,
): void {
  const others = METHODS.filter((method) => !methods.includes(method) && !app.hasRoute({ method, url }));
  const allow = METHODS.filter((method) => methods.includes(method)).join(', ');
  app.route({
    method: others,
    url,
    onRequest: [...(guard ? [guard] : []), () => Promise.reject(methodNotAllowed(allow))],
    handler: unreachable,
  });
}

function unreachable(): never {
  throw new Error('The hook before has refused the request.');
}
