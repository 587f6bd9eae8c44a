/** @tier full */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { creditingOn, openJwt, type Crediting } from '../../../app/testing/crediting';
import { type TestMember } from '../../../app/testing/member';
import { recordingOn, type Recording } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

const EMAIL = 'Hush.Hush@example.org';
const NAME = '황보가온';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+09:00)$/;

let server: TestServer;
let on: Crediting;
let records: Recording;
let member: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example:8443/' });
  on = creditingOn(server);
  records = recordingOn(server);
  member = await server.member({ email: EMAIL, name: NAME, username: 'hushhush1' });
  mate = await server.member();
});
afterAll(() => server.close());

const DID = 'did:web:teamieum.example%3A8443';
const ORIGIN = 'https://teamieum.example:8443';

it('a credential has the header and the claims that Open Badges 3.0 and the JWT proof require', async () => {
  const others = [mate, await server.member()] as const;
  const archive = await records.publish([member, ...others], { created_at: new Date('2026-05-15T03:00:00Z') }, 2);
  const { id, token } = await on.issued(archive, member);
  const { header, payload } = openJwt(token);
  const [method] = (await on.didDocument()).verificationMethod;

  expect(Object.entries(header)).toEqual([
    ['alg', 'RS256'],
    ['kid', method?.id],
    ['typ', 'JWT'],
  ]);
  const url = `${ORIGIN}/verify/${id}`;
  const list = `${ORIGIN}/credentials/status/1`;
  expect(payload).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: url,
    jti: url,
    iss: DID,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: '팀 프로젝트 완료: 함께 만들었어요',
    issuer: { id: DID, type: ['Profile'], name: '팀이음', url: ORIGIN },
    validFrom: expect.stringMatching(INSTANT) as string,
    awardedDate: '2026-06-01T03:00:00Z',
    nbf: Date.parse(payload.validFrom) / 1_000,
    sub: payload.credentialSubject.id,
    credentialSubject: {
      id: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/) as string,
      type: ['AchievementSubject'],
      identifier: expect.any(Array) as unknown[],
      activityStartDate: '2026-01-02T00:00:00+09:00',
      activityEndDate: '2026-05-20T23:59:59+09:00',
      role: '프론트엔드',
      narrative: '팀원 3명 중 2명이 평가했어요\n\n직접 적은 기간: 2026.01.02 ~ 2026.05.20',
      achievement: {
        id: `${ORIGIN}/archive/${archive}#achievement`,
        type: ['Achievement'],
        achievementType: 'CoCurricular',
        inLanguage: 'ko',
        name: '팀 프로젝트 완료: 함께 만들었어요',
        description: '팀원 3명이 함께한 프로젝트예요.',
        criteria: {
          id: `${ORIGIN}/about/proof`,
          narrative:
            '프로젝트가 끝나면 팀원 모두가 서로를 평가해요. 등록하고 17일이 지나 그때까지 모인 평가로 공개했어요.',
        },
      },
    },
    evidence: [{ id: `${ORIGIN}/archive/${archive}`, type: ['Evidence'], name: '함께 만들었어요' }],
    credentialStatus: {
      id: expect.stringMatching(new RegExp(`^${list}#\\d+$`)) as string,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: expect.stringMatching(/^\d{1,6}$/) as string,
      statusListCredential: list,
    },
  });
  expect(JSON.stringify(payload)).not.toMatch(/null|\[\]/);
});

it('a credential is verified by its key in did.json and jwks.json, which contain no private part', async () => {
  const { token } = await on.issued(await records.publish([member, mate]), member);
  expect(await on.isSigned(token)).toBe(true);
  const { id, verificationMethod, assertionMethod } = await on.didDocument();
  const [method] = verificationMethod;
  expect([id, verificationMethod.length, assertionMethod]).toEqual([DID, 1, [method?.id]]);
  const { n, kty, e } = method?.publicKeyJwk ?? {};
  const thumbprint = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  expect(method).toEqual({
    id: `${DID}#${thumbprint}`,
    type: 'JsonWebKey',
    controller: DID,
    publicKeyJwk: { kty: 'RSA', n, e, alg: 'RS256', use: 'sig', kid: `${DID}#${thumbprint}` },
  });
  const { text, headers } = await server.call('GET', '/.well-known/jwks.json');
  expect(JSON.parse(text)).toEqual({ keys: [method?.publicKeyJwk] });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
  });
});

it('a credential has a salted hash of the e-mail address, and no personal data but the nickname', async () => {
  const archives = [await records.publish([member, mate]), await records.publish([member, mate])];
  const tokens = await Promise.all(archives.map(async (archive) => (await on.issued(archive, member)).token));
  const subjects = tokens.map((token) => openJwt(token).payload.credentialSubject);
  const salts = subjects.map(({ identifier }) => {
    const [nickname, email] = identifier as { identityHash: string; salt: string }[];
    expect(nickname).toEqual({
      type: 'IdentityObject',
      hashed: false,
      identityType: 'ext:nickname',
      identityHash: member.nickname,
    });
    const hash = createHash('sha256').update(`hush.hush@example.org${email?.salt}`).digest('hex');
    expect(email).toEqual({
      type: 'IdentityObject',
      hashed: true,
      identityType: 'emailAddress',
      salt: email?.salt,
      identityHash: `sha256$${hash}`,
    });
    expect(email?.salt).toMatch(/^[\da-f]{32}$/);
    return email?.salt;
  });
  expect(new Set(salts).size).toBe(2);
  expect(new Set(subjects.map(({ id }) => id)).size).toBe(2);
  for (const token of tokens) {
    const text = JSON.stringify(openJwt(token));
    for (const secret of [EMAIL, EMAIL.toLowerCase(), NAME, 'hushhush1', '010-1234-5678']) {
      expect(text).not.toContain(secret);
    }
  }
});

it('a credential is accepted by other implementations as safe JSON-LD, and its withdrawal sets one bit of the list', async () => {
  const [first, second] = [
    await on.issued(await records.publish([member, mate]), member),
    await on.issued(await records.publish([member, mate]), member),
  ];
  const before = await on.checkOutside(first.token);
  expect(before).toMatchObject({ length: 131_072, verified: true, status: false, error: null });
  expect(before.types).toHaveLength(2);
  expect(before.listTypes).toHaveLength(2);

  await on.withdraw(first.id, member);
  const after = await on.checkOutside(first.token);
  const index = Number(openJwt(first.token).payload.credentialStatus.statusListIndex);
  expect(after.withdrawn.filter((one) => !before.withdrawn.includes(one))).toEqual([index]);
  expect(before.withdrawn.filter((one) => !after.withdrawn.includes(one))).toEqual([]);
  expect([after.status, (await on.checkOutside(second.token)).status]).toEqual([true, false]);
});

it('a status list is signed, has its full length, and is readable by any origin; unused lists are a 404', async () => {
  const { token } = await on.issued(await records.publish([member, mate]), member);
  const { headers, token: list, code } = await on.statusListOf(token);
  expect([code, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'application/vc+jwt',
    '*',
  ]);
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(await on.isSigned(list)).toBe(true);
  const { header, payload } = openJwt<{ iss: string; issuer: string; id: string; validFrom: string }>(list);
  expect([header['typ'], header['alg'], payload.iss, payload.issuer]).toEqual(['vc+jwt', 'RS256', DID, DID]);
  expect(payload.validFrom).toMatch(INSTANT);
  for (const other of ['2', '0', 'x', '01', '-1']) {
    expect((await server.call('GET', `/credentials/status/${other}`)).code).toBe(404);
  }
});

it('the next status list begins once half of a list is used', async () => {
  const { db } = server;
  const archive = await records.publish([member, mate]);
  const { list } = await db.selectFrom('credential').select('list').orderBy('list', 'desc').executeTakeFirstOrThrow();
  await db
    .insertInto('credential')
    .columns(['id', 'member_id', 'list', 'index', 'issued_at', 'withdrawn_at', 'reason'])
    .expression(
      db
        .selectFrom(sql<{ position: number }>`generate_series(0, 131071, 2)`.as<'positions'>(sql`positions (position)`))
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<number>`${member.id}::bigint`.as('member_id'),
          sql<number>`${list + 1}::int`.as('list'),
          'position as index',
          sql<Date>`now()`.as('issued_at'),
          sql<Date>`now()`.as('withdrawn_at'),
          sql<'MEMBER'>`'MEMBER'`.as('reason'),
        ]),
    )
    .execute();
  const { token } = await on.issued(archive, member);
  expect(openJwt(token).payload.credentialStatus.statusListCredential).toBe(`${ORIGIN}/credentials/status/${list + 2}`);
  expect(await on.resultOf(token)).toBe('VALID');
});
