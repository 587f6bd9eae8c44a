import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { type Config } from './env';

/** Emotion's production mode adds empty `<style>` elements and fills them by script: only the hash of nothing is needed. */
const EMPTY_STYLE = '';
const ONE_YEAR = 31_536_000;
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/**
 * The headers of every answer. No inline script anywhere; the inline styles of the built page are allowed by their hash.
 * @param page the built `index.html`, or '' where there is none
 */
export async function installSecurityHeaders(app: FastifyInstance, config: Config, page: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyFor(config, page) },
    crossOriginResourcePolicy: { policy: config.webOrigins.length > 0 ? 'same-site' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  const behindTls = config.publicUrl?.startsWith('https:') ?? false;

  app.addHook('onRequest', async (request, reply) => {
    // Nothing is kept by a browser or a proxy unless its route says otherwise.
    void reply.headers({ 'permissions-policy': permissions, 'cache-control': 'no-store' });
    if (behindTls || request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${ONE_YEAR}`);
    }
  });
}

function policyFor({ apiHost }: Config, page: string): Record<string, string[]> {
  const api = apiHost === undefined ? [] : [apiHost];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...[EMPTY_STYLE, ...inlineStyles(page)].map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

function inlineStyles(page: string): string[] {
  return [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, style = '']) => style);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
