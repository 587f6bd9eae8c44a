import { type FindIdPayload } from '@contract/auth';
import { type KyselyPlugin } from 'kysely';
import { type Database } from '../db/connect';
import { insertMember } from '../db/testing/rows';
import { createAuthRepository } from '../domain/member/auth/auth.repository';
import { createLoginService } from '../domain/member/auth/login.service';
import { createLoginAttempts } from '../domain/member/auth/loginAttempts';
import { createGrantTokens } from '../domain/member/auth/grantTokens';
import { createRefreshTokens } from '../domain/member/auth/refreshTokens';
import { createRecoveryRepository } from '../domain/member/users/recovery.repository';
import { createRecoveryService } from '../domain/member/users/recovery.service';
import { type Attempts } from '../lib/auth/attempts';
import { createPasswords, type Passwords } from '../lib/auth/passwords';
import { type Tokens } from '../lib/auth/tokens';
import { createTestDatabase } from '../app/testing/database';

/**
 * Responses about a member and about an unknown name must take the same time. Times cannot be asserted, but their
 * causes can: the statements, the password comparisons and the deferred work. `npm run bench -- auth` measures the
 * times.
 */
let database: Database;
let work: string[] = [];

const MEMBER = {
  username: 'known1',
  name: '김이음',
  birth: '2001-02-03',
  gender: 'F',
  phone: '010-1234-5678',
  email: 'known1@example.com',
} as const satisfies FindIdPayload & { username: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Records each statement without its values. */
const noteStatements: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    work.push(database.db.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** Records each comparison of the real passwords. */
function noteComparisons(passwords: Passwords): Passwords {
  return {
    counts: passwords.counts,
    hash: (password) => passwords.hash(password),
    verify: (hash, password) => {
      work.push('compare passwords');
      return passwords.verify(hash, password);
    },
  };
}

/** Records what is counted, without the username. */
const noteCounts: Attempts = {
  begin: async (limits) => {
    work.push(...limits.map(({ key, per }) => `count ${key.split(' ', 2).join(' ')} for ${per} ms`));
    return { giveBack: () => Promise.resolve() };
  },
  once: () => Promise.resolve(true),
};

/** The recorded work of a request, whatever its response. */
async function workOf(call: () => Promise<unknown>): Promise<string[]> {
  work = [];
  await call().catch(() => undefined);
  return work;
}

/** Signs nothing, because every login here is refused. */
const noTokens: Tokens = {
  sign: () => {
    throw new Error('A refused login must not be given a token.');
  },
  read: () => null,
};

const COMPARISONS = ['compare passwords', 'compare passwords'];
const COUNTS = [
  'count login minute for 60000 ms',
  'count login hour for 3600000 ms',
  'count login username for 3600000 ms',
];

describe('a refused login', () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  const temporary = { username: 'temp1', nickname: '임시', email: 'temp1@example.com' };

  beforeAll(async () => {
    const password_hash = await passwords.hash('right1234');
    await insertMember(database.db, { ...MEMBER, password_hash });
    const id = await insertMember(database.db, { ...temporary, password_hash });
    const expires_at = new Date(Date.now() + 3_600_000);
    await database.db.insertInto('temporary_password').values({ member_id: id, password_hash, expires_at }).execute();
  });

  const attempt = (username: string) =>
    workOf(() =>
      createLoginService({
        repository: createAuthRepository(database.db.withPlugin(noteStatements)),
        passwords: noteComparisons(passwords),
        tokens: noTokens,
        refreshTokens: createRefreshTokens('the secret of this test'),
        grantTokens: createGrantTokens('the secret of this test'),
        wakeMail: () => undefined,
        beginLogin: createLoginAttempts(noteCounts),
        now: Date.now,
        shiftedNow: Date.now,
        accessTtl: 1,
        sessionTtl: 1,
      }).login({ username, password: 'wrong1234' }, { address: '192.0.2.1' }, { device: '' }),
    );

  it('runs the same statements and comparisons for a member, with a temporary password and for an unknown name', async () => {
    const ofMember = await attempt(MEMBER.username);
    expect(ofMember).toEqual([expect.stringContaining('from "member"'), ...COUNTS, ...COMPARISONS]);
    expect(await attempt(temporary.username)).toEqual(ofMember);
    expect(await attempt('nobody1')).toEqual(ofMember);
  });

  it('runs as many comparisons for an invalid name', async () => {
    expect(await attempt('없는 이름')).toEqual([...COUNTS, ...COMPARISONS]);
  });
});

describe('the account recovery', () => {
  const recovery = () =>
    createRecoveryService({
      recovery: createRecoveryRepository(database.db.withPlugin(noteStatements)),
      wakeMail: () => work.push('wake the mail queue'),
      shiftedNow: Date.now,
    });

  it('runs the same statements for a member, for a near match and for an unknown person', async () => {
    const { username: _, ...person } = MEMBER;
    const find = (changes: Partial<FindIdPayload>) => workOf(() => recovery().findId({ ...person, ...changes }));
    const ofMember = await find({});
    expect(ofMember).toEqual([expect.stringContaining('from "member"')]);
    expect(await find({ name: '박이음' })).toEqual(ofMember);
    expect(await find({ email: 'nobody@example.com' })).toEqual(ofMember);
  });

  it('only stores a request for a password, for every caller', async () => {
    const request = (username: string, email: string) => workOf(() => recovery().findPassword({ username, email }));
    const ofMember = await request(MEMBER.username, MEMBER.email);
    expect(ofMember).toEqual([expect.stringContaining('insert into delivery'), 'wake the mail queue']);
    expect(await request(MEMBER.username, 'nobody@example.com')).toEqual(ofMember);
    expect(await request('nobody1', MEMBER.email)).toEqual(ofMember);
  });
});
