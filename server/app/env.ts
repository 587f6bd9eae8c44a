import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import { TIMES } from '@contract/limits';
import { OPEN_SCHOOL_DOMAINS } from '@contract/mails';
import { readPrivateKey } from '../domain/record';
import { DEFAULT_PUSH_HOSTS } from '../lib/push/pushHosts';
import { toVapidKey } from '../lib/push/vapidKey';
import { type OpenIdProvider } from '../lib/openId/providers';
import { type PasswordCost } from '../lib/auth/passwords';
import { type Dkim } from '../lib/mail/mailTransport';
import { readS3Address, type S3Address } from '../lib/storage/s3Address';
import { openIdProviders } from './openIdEnv';
import {
  decimalNumber,
  domains,
  mailAddress,
  origins,
  positiveNumber,
  pushHosts,
  secret,
  text,
  url,
  wholeNumber,
  type Env,
} from './envVariables';

/** The configuration, read and validated once at start (docs: the configuration table of README.md). */
export interface Config {
  port: number;
  host: string;
  /** A unix socket to listen on instead of host and port. */
  socket?: string;
  /** Milliseconds of service after SIGTERM, so that a proxy can route elsewhere. */
  drainTime: number;
  /** The port of the metrics; without it they are not served. */
  metrics?: { host: string; port: number };
  /** Absolute path of the embedded database, uploads, token secret, and mails written without SMTP. */
  dataDir: string;
  databaseUrl?: string;
  /** The bucket of uploads; without it they are stored in `dataDir`. */
  bucket?: S3Address;
  /** If absent, one is generated once in `dataDir`. */
  tokenSecret?: string;
  /** The private key of credentials (PKCS#8 PEM); if absent, one is generated once in `dataDir` (D124). */
  credentialKey?: string;
  /** The private key that names the server to push services; if absent, one is generated once in `dataDir` (D175). */
  vapidKey?: string;
  /** Hosts of push services, `*.` for all below one; loopback addresses are for tests. */
  pushHosts: readonly string[];
  /** Milliseconds (D10). */
  accessTtl: number;
  sessionTtl: number;
  /** Days from the registration of an archive until its team may publish it with the evaluations given (D51). */
  evaluationReleaseDays: number;
  /** Days by which the clock of recruiting, teams and consent is ahead; for tests. */
  clockShiftDays: number;
  rateLimitMultiplier: number;
  /** The public address of the product. */
  publicUrl?: string;
  /** Origins at which the product was before, whose credentials it still answers for (D163). */
  formerUrls: readonly string[];
  /** The mail server; without it mails are written to files in `dataDir` (D20). */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom: string;
  /** Signs mails; all three variables or none. */
  dkim?: Dkim;
  /** The contact line of advertising mails (D176). */
  senderDetails?: string;
  /** The providers of social login (D182). */
  openIdProviders: readonly OpenIdProvider[];
  /** Domains of schools outside `.ac.kr`, and those of which anybody can have an address (D151). */
  schoolMailDomains: readonly string[];
  schoolMailOpenDomains: readonly string[];
  /** The recipient of mails about reports; without one reports are only stored (D60). */
  operatorEmail?: string;
  /**
   * Number of reports that hide a target automatically, 0 for never, and how many days their reporters have been
   * members (D133).
   */
  autoHideReports: number;
  autoHideMemberDays: number;
  /** Allowed origins of pages on other hosts of the same site. */
  webOrigins: string[];
  /** The origin of the API that the built page calls, when it differs from the page's own. */
  apiOrigin?: string;
  /** Trusted proxies, whose `X-Forwarded-*` is used: their number or their addresses. */
  trustProxy: false | number | string;
  production: boolean;
  /** The folder of the built page. */
  publicDir: string;
  /** The bundle that renders pages for visitors. */
  rendererFile: string;
  /** Timeout of rendering a page for a visitor, in milliseconds. */
  renderTimeout: number;
  passwordCost: PasswordCost;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Reads the environment.
 * @throws Error with one sentence naming the invalid variable
 */
export function readConfig(env: Env): Config {
  const production = env['NODE_ENV'] === 'production';
  const build = text(env, 'BUILD_DIR') ?? 'dist';
  return {
    port: wholeNumber(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    socket: socketPath(env, 'SOCKET_PATH'),
    drainTime: wholeNumber(env, 'DRAIN_SECONDS', { fallback: 0, min: 0, max: 600 }) * 1000,
    metrics: metricsAt(env),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    bucket: bucketAt(env, 'STORAGE_URL'),
    tokenSecret: secret(env, 'TOKEN_SECRET'),
    credentialKey: privateKey(env, 'CREDENTIAL_KEY'),
    vapidKey: vapidKey(env, 'VAPID_PRIVATE_KEY'),
    pushHosts: pushHosts(env, 'PUSH_HOSTS') ?? DEFAULT_PUSH_HOSTS,
    accessTtl:
      wholeNumber(env, 'ACCESS_TTL_SECONDS', { fallback: TIMES.accessToken / 1000, min: 1, max: 86_400 }) * 1000,
    sessionTtl: wholeNumber(env, 'SESSION_TTL_SECONDS', { fallback: TIMES.session / 1000, min: 1, max: 86_400 }) * 1000,
    evaluationReleaseDays: wholeNumber(env, 'EVALUATION_RELEASE_DAYS', { fallback: 14, min: 0, max: 3_650 }),
    clockShiftDays: decimalNumber(env, 'CLOCK_SHIFT_DAYS', { fallback: 0, min: 0, max: 3_650 }),
    rateLimitMultiplier: positiveNumber(env, 'RATE_LIMIT_MULTIPLIER', 1),
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    formerUrls: origins(env, 'FORMER_URLS'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailAddress(env, 'MAIL_FROM') ?? noReplyAddress(env),
    dkim: dkimOf(env),
    senderDetails: text(env, 'SENDER_DETAILS'),
    openIdProviders: openIdProviders(env),
    schoolMailDomains: domains(env, 'SCHOOL_MAIL_DOMAINS') ?? [],
    schoolMailOpenDomains: domains(env, 'SCHOOL_MAIL_OPEN_DOMAINS') ?? OPEN_SCHOOL_DOMAINS,
    operatorEmail: mailAddress(env, 'OPERATOR_EMAIL'),
    autoHideReports: wholeNumber(env, 'AUTO_HIDE_REPORTS', { fallback: 3, min: 0, max: 1_000 }),
    autoHideMemberDays: wholeNumber(env, 'AUTO_HIDE_MEMBER_DAYS', { fallback: 3, min: 0, max: 3_650 }),
    webOrigins: origins(env, 'WEB_ORIGINS'),
    apiOrigin: origins(env, 'API_ORIGIN')[0],
    trustProxy: proxies(env, 'TRUST_PROXY'),
    production,
    publicDir: path.resolve(build, 'public'),
    rendererFile: path.resolve(build, 'server/render.js'),
    renderTimeout: wholeNumber(env, 'RENDER_TIMEOUT_MS', { fallback: 250, min: 0, max: 60_000 }),
    passwordCost: PASSWORD_COST,
  };
}

function socketPath(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || path.isAbsolute(value)) return value;
  throw new Error(`${name} must be the absolute path of a unix socket, not "${value}".`);
}

function metricsAt(env: Env): Config['metrics'] {
  const port = wholeNumber(env, 'METRICS_PORT', { fallback: 0, min: 0, max: 65_535 });
  return port === 0 ? undefined : { host: hostName(env, 'METRICS_HOST') ?? '127.0.0.1', port };
}

/** An address or a host name; whether it is one of this machine shows when its port is opened. */
function hostName(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new Error(`${name} must be an IP address or a host name, not "${value}".`);
}

/** The error omits the value, which contains a password. */
function bucketAt(env: Env, name: string): S3Address | undefined {
  const value = text(env, name);
  const address = value === undefined ? undefined : readS3Address(value);
  if (address !== null) return address;
  throw new Error(
    `${name} must look like s3://key:secret@host:port/bucket?region=…, or s3://bucket?region=… at Amazon.`,
  );
}

/** The signature of mails. The error omits the key. */
function dkimOf(env: Env): Dkim | undefined {
  const [domain, selector, key] = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'].map((name) => text(env, name));
  if (!domain && !selector && !key) return undefined;
  if (!domain || !selector || !key) {
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are set together or not at all.');
  }
  requireDomainOf(mailAddress(env, 'MAIL_FROM') ?? noReplyAddress(env), domain.toLowerCase());
  if (!isRsaKey(key)) throw new Error('DKIM_KEY must be an RSA private key (PEM).');
  return { domainName: domain.toLowerCase(), keySelector: selector, privateKey: key };
}

/** A domain signs for itself and for those below it. */
function requireDomainOf(sender: string, domain: string): void {
  const host = /@([^>\s]+)>?$/.exec(sender)?.[1]?.toLowerCase() ?? '';
  if (host === domain || host.endsWith(`.${domain}`)) return;
  throw new Error(`DKIM_DOMAIN must be the domain of the sender, ${host}, or one above it, not "${domain}".`);
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The no-reply sender at the public host. */
function noReplyAddress(env: Env): string {
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  return `팀이음 <no-reply@${host}>`;
}

/** The error omits the value. */
function privateKey(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  try {
    readPrivateKey(value);
    return value;
  } catch {
    throw new Error(`${name} must be an RSA private key of at least 2048 bits (PKCS#8 PEM).`);
  }
}

/** The error omits the value. */
function vapidKey(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  try {
    return toVapidKey(value).privateKey;
  } catch {
    throw new Error(`${name} must be the 32 bytes of a private key of P-256 as base64url.`);
  }
}

/** `on` trusts the nearest proxy; a number that many; anything else is a list of trusted addresses. */
function proxies(env: Env, name: string): Config['trustProxy'] {
  const value = text(env, name)?.toLowerCase() ?? 'off';
  if (['off', 'false', 'no', '0'].includes(value)) return false;
  if (['on', 'true', 'yes'].includes(value)) return 1;
  if (/^\d+$/.test(value)) return Number(value);
  if (value.split(',').every((one) => isTrusted(one.trim()))) return value;
  throw new Error(`${name} must be on, off, a number of proxies or a list of their addresses, not "${value}".`);
}

/** Ranges of addresses that have a name. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an address, a range such as `10.0.0.0/8`, or the name of one. */
function isTrusted(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0) return NAMED_RANGES.includes(text);
  const longest = version === 4 ? 32 : 128;
  return rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest));
}
