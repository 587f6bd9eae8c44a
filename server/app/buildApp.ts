import { randomUUID } from 'node:crypto';
import { type Server } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import { BODY_SIZES } from '@contract/limits';
import { type RenderApp } from '@contract/rendering';
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../db/tables';
import { shownAnnouncements } from '../domain/moderation';
import { createUsersRepository } from '../domain/member';
import { createAttempts } from '../lib/auth/attempts';
import { type Cache } from '../lib/cache/cache';
import { listenForDrops } from '../lib/cache/listenForDrops';
import { COMPRESSION_THRESHOLD } from '../lib/cache/sendCached';
import { installCrossSiteGuard } from '../lib/auth/crossSite';
import { createCurrentPasswordCheck } from '../lib/auth/currentPassword';
import { named } from '../lib/http/named';
import { createFileErasure } from '../lib/storage/fileErasure';
import { installMember, installOperator, installProof } from '../domain/access';
import { createMetrics, type Metrics } from '../lib/metrics';
import { createPasswords } from '../lib/auth/passwords';
import { installRateLimits, RATE_LIMIT_OPTIONS } from '../lib/http/rateLimits';
import { type Storage } from '../lib/storage/storage';
import { createTokens, JWT_OPTIONS } from '../lib/auth/tokens';
import { installThrottledLog } from '../lib/http/throttledLog';
import { yupCompiler } from '../lib/http/yupCompiler';
import { acceptJson } from './http/acceptJson';
import { readBuild } from './build';
import { respondToBrokenRequests, respondToUnroutable } from './http/brokenRequests';
import { closeUnreadBodies } from './http/closeUnreadBodies';
import { closeUnusedConnections } from './http/closeUnusedConnections';
import { respondInsteadOfNode, connectionLimits } from './http/connectionLimits';
import { installCors } from './http/crossOrigin';
import { drainBeforeClose } from './http/drainBeforeClose';
import { type Config } from './env';
import { installErrorHandler } from './http/errorHandler';
import { registerFeatures } from './features';
import { installDrawings } from './operations/installDrawings';
import { installHousekeeping } from './operations/installHousekeeping';
import { installImageDecoder } from './operations/installImageDecoder';
import { installMail } from './operations/installMail';
import { installMinuteJobs } from './operations/installMinuteJobs';
import { installPush } from './operations/installPush';
import { installOperatorLog } from './operations/installOperatorLog';
import { measureRequests } from './http/measureRequests';
import { installRequestIds } from './http/requestIds';
import { headersOfBareResponses, installSecurityHeaders } from './http/securityHeaders';
import { readPage, servePage } from './page/servePage';
import { serveUploads } from './http/serveUploads';
import { refuseSlowBodies } from './http/refuseSlowBodies';
import { DAY } from '../lib/durations';
import { readVapidKey } from '../lib/push/vapidKey';

export interface AppDeps {
  config: Config;
  db: Kysely<Tables>;
  /** The database's address, for a connection that listens. */
  listenUrl: string;
  /** The connections of `db` drop entries of it (`dropChannel`). */
  cache: Cache;
  storage: Storage;
  /** Signs access tokens; keys hashes, cookies and the order of one-liners. */
  tokenSecret: string;
  /** The metrics of the process, read on demand. */
  metrics?: Metrics;
  /** The time in epoch milliseconds; tests replace it. */
  now?: () => number;
  logger?: FastifyServerOptions['logger'];
  /** Requested mails wait in the database: the demo members have no mailboxes. */
  sendsNoMails?: boolean;
  /** Renders the app for visitors; without it the browser renders every page. */
  renderApp?: RenderApp;
}

/** Compresses responses larger than a network packet; pages and assets are compressed by the build. */
const COMPRESSION = { threshold: COMPRESSION_THRESHOLD, encodings: ['br' as const, 'gzip' as const] };

/** Builds the application without listening; tests call it directly. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, listenUrl, cache, storage, tokenSecret, now = Date.now, logger = false } = deps;
  const { metrics = createMetrics() } = deps;
  const app = fastify(optionsOf(config, logger));
  const page = await readPage(config.publicDir);

  await app.register(rateLimit, RATE_LIMIT_OPTIONS);
  await app.register(jwt, { secret: tokenSecret, ...JWT_OPTIONS });
  const tokens = createTokens(app.jwt);
  installCache(app, deps);

  await installHttp(app, { config, page, metrics });

  installMember(app, { db, cached: cache.cached, tokens, now });
  installOperator(app, { db, tokens, now });
  installProof(app, { db, now });
  const limits = { multiplier: config.rateLimitMultiplier, secret: tokenSecret, db, shared: sharedBy(deps) };
  const attemptsIn = (counts: Kysely<Tables>) => createAttempts({ ...config, db: counts, tokenSecret });
  const attempts = attemptsIn(db);
  installRateLimits(app, { ...limits, tokens, attempts, now });
  const drawings = installDrawings(app, { config, db, metrics, now });
  installCrossSiteGuard(app, config);
  const passwords = createPasswords(config.passwordCost);
  metrics.watchQueue('password', passwords.counts);
  const isCurrentPassword = createCurrentPasswordCheck({ passwords, attempts });
  const shiftedNow = () => now() + config.clockShiftDays * DAY;
  const deliveries = await installDeliveries(app, { ...deps, passwords, attempts, now, shiftedNow, metrics });
  installOperatorLog(app, db);
  const eraseFiles = createFileErasure({ db, storage, onFailure: (err) => app.log.error({ err }, 'Erasing failed.') });
  if (config.clockShiftDays > 0)
    app.log.warn(
      `The clock of recruiting, teams, suspensions and announcements runs ${config.clockShiftDays} days ahead.`,
    );
  installHousekeeping(app, { ...drawings, config, db, storage, now, shiftedNow, eraseFiles, metrics });
  installMinuteJobs(app, { db, shiftedNow });
  const shared = {
    db,
    listenUrl,
    cached: cache.cached,
    storage,
    imageDecoder: installImageDecoder(app, { metrics, config }),
    now,
    shiftedNow,
    tokens,
    tokenSecret,
    ...deliveries,
    eraseFiles,
    ...drawings,
    metrics,
    build: await readBuild(config.publicDir),
  };
  await registerFeatures(app, { ...config, ...shared, passwords, attempts, attemptsIn, isCurrentPassword });
  serveUploads(app, { storage, findFileName: createUsersRepository(db).findFileName });
  const visitors = { announcements: shownAnnouncements(shared), viewSalt: tokenSecret, renderApp: deps.renderApp };
  await servePage(app, { ...shared, ...visitors, config, page, now: shiftedNow });
  await app.register(named(drainBeforeClose), config);
  await app.register(named(closeUnusedConnections));
  return app;
}

type DeliveryDeps = Parameters<typeof installMail>[1] & Pick<AppDeps, 'sendsNoMails'>;

/** Sends mails and pushes; the functions wake the workers. */
async function installDeliveries(app: FastifyInstance, { sendsNoMails, ...deps }: DeliveryDeps) {
  const vapidKey = await readVapidKey(deps.config);
  return {
    vapidPublicKey: vapidKey.publicKey,
    wakeMail: sendsNoMails ? () => undefined : installMail(app, deps),
    wakePush: sendsNoMails ? () => undefined : installPush(app, { ...deps, vapidKey }),
  };
}

interface HttpDeps extends Pick<AppDeps, 'config'> {
  page: string;
  metrics: Metrics;
}

/** What applies to every request and response, whatever its route. */
async function installHttp(app: FastifyInstance, { config, page, metrics }: HttpDeps): Promise<void> {
  installThrottledLog(app);
  installErrorHandler(app);
  installRequestIds(app);
  measureRequests(app, metrics);
  installSecurityHeaders(app, config, page);
  respondInsteadOfNode(app);
  await installCors(app, config.webOrigins);
  refuseSlowBodies(app);
  app.setValidatorCompiler(yupCompiler);
  acceptJson(app);
  await app.register(compress, COMPRESSION);
  closeUnreadBodies(app);
  await app.register(cookie);
}

/** Turns the cache on while the process receives notifications of changes. */
function installCache(app: FastifyInstance, { cache, listenUrl }: AppDeps): void {
  const listening = listenForDrops(cache, listenUrl, (err) => app.log.warn({ err }, 'The cache is off for now.'));
  app.addHook('onClose', () => listening.close());
}

/**
 * The database through which processes share state: a DATABASE_URL may have several processes, the embedded database
 * has one (decision 0019).
 */
function sharedBy({ config, db }: AppDeps): Kysely<Tables> | undefined {
  return config.databaseUrl === undefined ? undefined : db;
}

/** A path that cannot be decoded is routed like an unknown one. */
function optionsOf(config: Config, logger: AppDeps['logger']): FastifyHttpOptions<Server> {
  return {
    logger,
    genReqId: () => randomUUID(),
    trustProxy: proxiesOf(config),
    return503OnClosing: false,
    bodyLimit: BODY_SIZES.json,
    clientErrorHandler: respondToBrokenRequests(headersOfBareResponses(config)),
    frameworkErrors: respondToUnroutable(headersOfBareResponses(config)),
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    ...connectionLimits(),
  };
}

/** A number counts the proxies, starting with the nearest one. */
function proxiesOf({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
