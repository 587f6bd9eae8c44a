import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { type Config } from './env';

/** Emotion's production mode adds empty `<style>` elements and fills them by script: only the hash of nothing is needed. */
const EMPTY_STYLE = '';
const STRICT_TRANSPORT = 'max-age=31536000';
const REFERRER = 'strict-origin-when-cross-origin';
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * The headers of every answer. What stands inline in the built page, its styles and the script that shows the chosen theme
 * before the first paint (decision 0017), is allowed by its hash, and nothing else.
 * @param page the built `index.html`, or '' where there is none
 */
export function installSecurityHeaders(app: FastifyInstance, config: Config, page: string): void {
  const headers = headersOfAnswers(config, page);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (request.protocol === 'https') void reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}

/** Put together once, since they are the same for every answer. */
function headersOfAnswers(config: Config, page: string): Record<string, string> {
  const policy = Object.entries(policyFor(config, page)).map((directive) => directive.flat().join(' '));
  return { ...standingHeaders(config), 'content-security-policy': policy.join(';') };
}

/** The same for what is answered below every hook, where Fastify and Node refuse by themselves: JSON that shows nothing. */
export function headersOfBareAnswers(config: Config): Record<string, string> {
  return {
    ...standingHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
}

function standingHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': REFERRER,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': readersOf(config),
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    // Nothing is kept by a browser or a proxy unless its route says otherwise.
    'cache-control': 'no-store',
    ...(isBehindTls(config) && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
}

const isBehindTls = ({ publicUrl }: Config) => publicUrl?.startsWith('https:') ?? false;

/** Whose pages may show what we answer. */
const readersOf = ({ webOrigins }: Config) => (webOrigins.length > 0 ? 'same-site' : 'same-origin');

function policyFor({ apiHost }: Config, page: string): Record<string, string[]> {
  const api = apiHost === undefined ? [] : [apiHost];
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

/** What stands between the tags of elements without attributes: a script with a `src` is none of them. */
function inlineParts(page: string, tag: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'gi'))].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
