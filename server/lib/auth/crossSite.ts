import { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { forbidden } from '../http/errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook of routes that set or clear cookies: refuses requests from pages of other sites (403). */
    refuseCrossSite: onRequestAsyncHookHandler;
  }
}

interface OwnOrigins {
  webOrigins: readonly string[];
  publicUrl?: string;
}

/**
 * Browsers send the origin of a request in `Sec-Fetch-Site` or, older ones, in `Origin`. Other clients send neither and
 * are not refused.
 */
export function installCrossSiteGuard(app: FastifyInstance, { webOrigins, publicUrl }: OwnOrigins): void {
  const allowed = new Set(webOrigins);
  if (publicUrl !== undefined) allowed.add(new URL(publicUrl).origin);

  app.decorate('refuseCrossSite', async (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site') throw forbidden();
    if (origin !== undefined && !allowed.has(origin) && !isOwnHost(origin, request.host)) throw forbidden();
  });
}

/** A proxy may terminate TLS, so the scheme is that of the origin; default ports are omitted on both sides. */
function isOwnHost(origin: string, host: string): boolean {
  const [scheme] = origin.split('://', 1);
  if (scheme !== 'http' && scheme !== 'https') return false;
  const own = `${scheme}://${host}`;
  return URL.canParse(own) && new URL(own).origin === origin;
}
