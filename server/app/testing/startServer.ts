import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RenderApp } from '@contract/rendering';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createAttempts } from '../../lib/auth/attempts';
import { createPasswords } from '../../lib/auth/passwords';
import { createTokens } from '../../lib/auth/tokens';
import { createCache, type Cache } from '../../lib/cache/cache';
import { dropChannel } from '../../lib/cache/listenForDrops';
import { type Metrics } from '../../lib/metrics';
import { createDiskStorage } from '../../lib/storage/diskStorage';
import { buildApp } from '../buildApp';
import { readConfig, type Config } from '../env';
import { callOf, type Call } from './call';
import { createTestDatabase } from './database';
import { memberInserter, type JoinMember, type TestMember } from './member';

export interface TestServer {
  app: FastifyInstance;
  db: Kysely<Tables>;
  /** A request as the browser sends it; returns the parsed body. */
  call: Call;
  /** Creates a member with a session. */
  member: JoinMember;
  /** Creates four members concurrently. */
  fourMembers: () => Promise<[TestMember, TestMember, TestMember, TestMember]>;
  /** Moves the server's clock forward, in milliseconds. */
  passTime(ms: number): void;
  dataDir: string;
  listenUrl: string;
  close(): Promise<void>;
}

/** Cheap hashes and high limits; a test sets the values it is about. */
const TEST_CONFIG: Partial<Config> = {
  rateLimitMultiplier: 1_000,
  passwordCost: { memoryCost: 8, timeCost: 1 },
};

export const TEST_SECRET = 'the secret of the tests, long enough';

/**
 * Starts the real application on a new database with a folder of its own; `close()` removes both.
 * @param cache whether the cache is on
 * @param renderApp without it no page is rendered on the server
 * @param metrics receives the metrics, for tests that read them
 */
export async function startServer(
  overrides: Partial<Config> = {},
  cache: Cache = createCache(),
  renderApp?: RenderApp,
  metrics?: Metrics,
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-files-'));
  const database = await createTestDatabase(dropChannel(cache));
  const clock = { ahead: 0 };
  const shared = {
    db: database.db,
    storage: createDiskStorage(path.join(dataDir, 'uploads')),
    tokenSecret: TEST_SECRET,
    now: () => Date.now() + clock.ahead,
  };
  const config = { ...readConfig({ DATA_DIR: dataDir }), ...TEST_CONFIG, ...overrides };
  const app = await buildApp({ ...shared, config, listenUrl: database.listenUrl, cache, renderApp, metrics });
  const call = callOf(app);
  const member = memberInserter({
    ...config,
    ...shared,
    shiftedNow: shared.now,
    attempts: createAttempts({ ...config, ...shared }),
    passwords: createPasswords(config.passwordCost),
    tokens: createTokens(app.jwt),
    wakeMail: app.wakeMail,
  });

  return {
    app,
    db: database.db,
    call,
    member,
    fourMembers: () => Promise.all([member(), member(), member(), member()]),
    passTime: (ms) => {
      clock.ahead += ms;
    },
    dataDir,
    listenUrl: database.listenUrl,
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
