import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { type Config } from '../env';

type Directives = Record<string, string[]>;

/**
 * Emotion's production mode adds empty `<style>` elements and fills them by script, so only the hash of the empty
 * string is needed.
 */
const EMPTY_STYLE = '';
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * The security headers of every response. The inline styles of the built page and its inline script, which sets the chosen
 * theme before the first paint (decision 0017), are allowed by hash, and no other inline code.
 * @param page the built `index.html`, or '' where there is none
 */
export function installSecurityHeaders(app: FastifyInstance, config: Config, page: string): void {
  const directives = policyFor(config, page);
  const overHttp = headersWith(directives, config);
  const overHttps = headersWith(directives, config, true);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(request.protocol === 'https' ? overHttps : overHttp);
    next();
  });
}

/** The headers of responses that Fastify and Node send themselves, outside every hook. */
export function headersOfBareResponses(config: Config): Record<string, string> {
  const directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  return { ...headersWith(directives, config), 'content-type': 'application/json; charset=utf-8' };
}

/** Runs helmet once, on a response that is never sent; @fastify/helmet would build its middleware for every request. */
function headersWith(directives: Directives, config: Config, isHttps = isBehindTls(config)): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    // Which pages may embed the response.
    crossOriginResourcePolicy: { policy: config.webOrigins.length > 0 ? 'same-site' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // For outdated browsers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => undefined);
  return {
    ...(response.getHeaders() as Record<string, string>),
    'permissions-policy': PERMISSIONS,
    // Not cached by browsers or proxies unless the route says otherwise.
    'cache-control': 'no-store',
  };
}

const isBehindTls = ({ publicUrl }: Config) => publicUrl?.startsWith('https:') ?? false;

/** Inline styles of a rendered page besides those of the built one. */
interface InlineStyles {
  /** The text of its style element. */
  sheet: string;
  /** The values of its style attributes. */
  attributes: readonly string[];
}

/** The policy of a rendered page: its styles are allowed by their hashes, those of attributes as attributes only. */
export function policyOfRendered(config: Config, page: string, { sheet, attributes }: InlineStyles): string {
  const directives = policyFor(config, page);
  directives['style-src']?.push(hashSource(sheet));
  if (attributes.length > 0) directives['style-src-attr'] = ["'unsafe-hashes'", ...attributes.map(hashSource)];
  return String(headersWith(directives, config)['content-security-policy']);
}

function policyFor({ apiOrigin }: Config, page: string): Directives {
  const api = apiOrigin === undefined ? [] : [apiOrigin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineParts(page, 'script').map(hashSource)],
    'style-src': ["'self'", ...[EMPTY_STYLE, ...inlineParts(page, 'style')].map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The content of inline elements without attributes; scripts with a `src` are excluded. */
function inlineParts(page: string, tag: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'gi'))].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
