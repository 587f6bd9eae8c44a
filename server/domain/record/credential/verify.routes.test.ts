import { createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CREDENTIAL_MESSAGES, type EmailMatch } from '@contract/credential';
import { MESSAGES } from '@contract/messages';
import { CREDENTIAL_SIZE } from '@contract/limits';
import { sql } from 'kysely';
import { creditingOn, openJwt, type Crediting } from '../../../app/testing/crediting';
import { type TestMember } from '../../../app/testing/member';
import { recordingOn } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Crediting;
let member: TestMember;
let token: string;
let id: string;
let archive: number;
let jwk: JsonWebKey;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = creditingOn(server);
  member = await server.member();
  archive = await recordingOn(server).publish([member, await server.member()]);
  ({ token, id } = await on.issued(archive, member));
  jwk = (await on.didDocument()).verificationMethod[0]!.publicKeyJwk;
});
afterAll(() => server.close());

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const BADGE = 'data:image/png;base64,';

/** A token with another header, signed by the given function. */
function forge(header: object, signWith: (signed: string) => string): string {
  const signed = `${toPart(header)}.${token.split('.')[1]}`;
  return `${signed}.${signWith(signed)}`;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const signOwn = (signed: string) => sign('RSA-SHA256', Buffer.from(signed), own.privateKey).toString('base64url');
const ownJwk = () => own.publicKey.export({ format: 'jwk' });

describe('a valid credential', () => {
  it('has the same verdict by its text, with white space around it, wrapped by a mail program, by the badge image and by its id', async () => {
    const expected = {
      result: 'VALID',
      credential: {
        id,
        issuer: 'did:web:teamieum.example',
        withdrawnDateTime: null,
        issuedDateTime: openJwt(token).payload.validFrom.replace('Z', '.000Z'),
        title: '함께 만들었어요',
        nickname: member.nickname,
        roles: ['FRONT_END'],
        startDate: '2026-01-02',
        endDate: '2026-05-20',
        teamSize: 2,
        evaluatedMembers: 2,
        kind: 'OUTSIDE',
        together: null,
        checks: null,
        contributions: [],
        archiveUrl: `https://teamieum.example/archive/${archive}`,
      },
    };
    const png = BADGE + (await on.file('png', id, member)).raw.toString('base64');
    const wrapped = token.replaceAll(/.{76}/g, '$&\r\n ');
    for (const text of [token, `\n  ${token}\r\n\t `, wrapped, png])
      expect((await on.verifyText(text)).data).toEqual(expected);
    expect((await on.read(id)).data).toEqual(expected);
  });

  it.each([
    ['zero-width characters', (text: string) => `\u200b${text.replace('.', '\u2060.')}\ufeff`],
    ['quotes', (text: string) => `“${text}”`],
    ['a code fence', (text: string) => `\`\`\`jwt\n${text}\n\`\`\``],
    ['backticks', (text: string) => `\`\`\`${text}\`\`\``],
    ['quote marks of a mail', (text: string) => text.replaceAll(/.{76}/g, '$&\r\n').replaceAll(/^/gm, '> > ')],
    ['a quoted code fence', (text: string) => `> \`\`\`\r\n> ${text}\r\n> \`\`\``],
    ['angle brackets', (text: string) => `<${text}>`],
  ])('has the same verdict with %s around it', async (_, wrap) => {
    expect(await on.resultOf(wrap(token))).toBe('VALID');
    const png = BADGE + (await on.file('png', id, member)).raw.toString('base64');
    expect(await on.resultOf(wrap(png))).toBe('VALID');
  });

  it('has the same verdict by its id in upper case', async () => {
    expect((await on.read(id.toUpperCase())).data).toEqual((await on.read(id)).data);
  });

  it('has the same verdict by the address of its page, in any case, and by its bare id', async () => {
    const expected = (await on.read(id)).data;
    const addresses = [`https://teamieum.example/verify/${id}`, `teamieum.example/verify/${id}/`, id, id.toUpperCase()];
    for (const text of [...addresses, `<https://TEAMIEUM.example/verify/${id.toUpperCase()}?lang=en>`])
      expect([text, (await on.verifyText(text)).data]).toEqual([text, expected]);
  });

  it('has the same verdict by its former address', async () => {
    const facts = server.db.selectFrom('credential').select('facts').where('id', '=', id);
    const stored = (await facts.executeTakeFirstOrThrow()).facts!;
    const setOrigin = (origin: string) =>
      server.db
        .updateTable('credential')
        .set({ facts: JSON.stringify({ ...stored, origin }) })
        .where('id', '=', id)
        .execute();
    await setOrigin('https://before.example');
    expect(await on.resultOf(`https://before.example/verify/${id}`)).toBe('VALID');
    await setOrigin(stored.origin);
  });

  it('does not state a nickname that an operator hides', async () => {
    const named = await server.member({ nickname: '숨길이름' });
    const hidden = await on.issued(await recordingOn(server).publish([named, await server.member()]), named);
    await server.db.updateTable('member').set({ nickname: '회원12345678' }).where('id', '=', named.id).execute();
    await server.db
      .insertInto('hidden_profile')
      .values({ member_id: named.id, part: 'NICKNAME', value: '숨길이름', hidden_at: new Date() })
      .execute();
    for (const response of [await on.read(hidden.id), await on.verifyText(hidden.token)]) {
      expect([response.data.result, response.data.credential?.nickname]).toEqual(['VALID', null]);
      expect(response.text).not.toContain('숨길이름');
    }
  });
});

describe('a credential with a right signature that was not issued', () => {
  const elsewhere = async () => {
    const other = await startServer({ publicUrl: 'https://teamieum.example' });
    const { n, e, kty } = jwk;
    const kid = (await on.didDocument()).verificationMethod[0]!.id.split('#')[1]!;
    await other.db
      .insertInto('credential_key')
      .values({ kid, public_jwk: JSON.stringify({ n, e, kty }) })
      .execute();
    return other;
  };

  it('is UNKNOWN when no row has its id, as after restoring an older backup', async () => {
    const other = await elsewhere();
    expect((await creditingOn(other).verifyText(token)).data).toEqual({ result: 'UNKNOWN', credential: null });
    await other.close();
  });

  it('is UNKNOWN when the row of its id holds another token', async () => {
    const renewed = await on.issued(archive, member);
    await server.db
      .updateTable('credential')
      .set({ token: `${token}x` })
      .where('id', '=', renewed.id)
      .execute();
    expect((await on.verifyText(token)).data).toEqual({ result: 'UNKNOWN', credential: null });
    await server.db.updateTable('credential').set({ token }).where('id', '=', renewed.id).execute();
  });
});

describe('the check of an e-mail address', () => {
  const ask = (email: unknown, of = id) =>
    server.call<EmailMatch>('POST', `/api/credentials/${of}/email`, { json: { email } });
  const addressOf = async (memberId: number) => {
    const row = server.db.selectFrom('member').select('email').where('id', '=', memberId);
    return (await row.executeTakeFirstOrThrow()).email ?? '';
  };

  it('returns whether it was that of the day of issue, regardless of case and blanks', async () => {
    const email = await addressOf(member.id);
    for (const text of [email, email.toUpperCase(), ` ${email} `])
      expect([text, (await ask(text)).data]).toEqual([text, { match: true }]);
    expect((await ask('someone@example.org')).data).toEqual({ match: false });
  });

  it('is refused for a malformed address, and for an unknown or withdrawn credential', async () => {
    for (const email of ['', 'nothing', undefined, 5]) expect((await ask(email)).code).toBe(400);
    expect((await ask('a@example.org', '00000000-0000-4000-8000-000000000000')).code).toBe(404);
    const other = await server.member();
    const withdrawn = await on.issued(await recordingOn(server).publish([other, member]), other);
    await on.withdraw(withdrawn.id, other);
    expect((await ask(await addressOf(other.id), withdrawn.id)).code).toBe(404);
  });

  it('is limited to ten an hour for an address, and thirty a day for a credential', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 1 });
    const asking = (credential: string, from: string) =>
      narrow.call('POST', `/api/credentials/${credential}/email`, { json: { email: 'a@example.org' }, from });
    const one = '00000000-0000-4000-8000-000000000001';
    for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
      for (let asked = 0; asked < 10; asked += 1) expect((await asking(one, ip)).code).toBe(404);
    expect((await asking('00000000-0000-4000-8000-000000000002', '10.0.0.1')).code).toBe(429);
    const { code, headers } = await asking(one, '10.0.0.4');
    expect([code, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    await narrow.close();
  });
});

describe('a credential that was tampered with', () => {
  it('is never valid, whichever character is changed', async () => {
    const step = 97;
    for (let index = 0; index < token.length; index += step) {
      const letter = token[index] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, index) + letter + token.slice(index + 1);
      expect([index, await on.resultOf(changed)]).not.toEqual([index, 'VALID']);
    }
    const last = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await on.resultOf(last)).toBe('CHANGED');
  });

  it.each([
    ['without a signature', () => forge({ alg: 'none', kid: jwk['kid'] }, () => '')],
    [
      'signed by HS256 with the public key as its secret',
      () => {
        const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
        return forge({ alg: 'HS256', kid: jwk['kid'], typ: 'JWT' }, (signed) =>
          createHmac('sha256', pem).update(signed).digest('base64url'),
        );
      },
    ],
    ['signed by another key with our key id', () => forge({ alg: 'RS256', kid: jwk['kid'] }, signOwn)],
    ['with a key of its own in the header', () => forge({ alg: 'RS256', jwk: ownJwk() }, signOwn)],
    [
      'with our issuer and an unknown key id',
      () => forge({ alg: 'RS256', kid: 'did:web:teamieum.example#x' }, signOwn),
    ],
    ['with a critical extension', () => forge({ alg: 'RS256', kid: jwk['kid'], crit: ['x'], x: 1 }, signOwn)],
  ])('returns CHANGED for a credential %s', async (_, make) => {
    expect((await on.verifyText(make())).data).toEqual({ result: 'CHANGED', credential: null });
  });
});

describe('text that is not a credential of this installation', () => {
  it('is FOREIGN when neither the key nor the issuer is ours', async () => {
    const payload = { ...openJwt(token).payload, iss: 'did:web:elsewhere.example' };
    const signed = `${toPart({ alg: 'RS256', kid: 'did:web:elsewhere.example#y' })}.${toPart(payload)}`;
    const result = await on.verifyText(`${signed}.${signOwn(signed)}`);
    expect(result.data).toEqual({ result: 'FOREIGN', credential: null });
  });

  it.each([
    ['a word', '안녕하세요'],
    ['two parts', 'a.b'],
    ['three parts that are not JSON', 'YWJj.YWJj.YWJj'],
    ['three parts that are JSON but not objects', 'W10.W10.YWJj'],
    ['four parts', 'e30.e30.e30.e30'],
    ['a picture without a credential', `${BADGE}iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk`],
    ['a file that is not a picture', `${BADGE}AAAA`],
  ])('is UNREADABLE if it is %s', async (_, text) => {
    expect((await on.verifyText(text)).data).toEqual({ result: 'UNREADABLE', credential: null });
  });

  it('is FOREIGN if it is the address of another page of verification, or an id that no row has', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const text of [
      `https://elsewhere.example/verify/${id}`,
      `https://teamieum.example/verify/${unknown}`,
      unknown,
    ])
      expect([text, (await on.verifyText(text)).data]).toEqual([text, { result: 'FOREIGN', credential: null }]);
  });

  it('is UNREADABLE if it is a status list, which the same key signs', async () => {
    expect(await on.resultOf((await on.statusListOf(token)).token)).toBe('UNREADABLE');
  });

  it('is a 404 for an unknown id', async () => {
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nothing', '%F0%9F%98%80']) {
      expect((await on.read(unknown)).code).toBe(404);
    }
  });
});

describe('a request to verify', () => {
  it('is refused without a text', async () => {
    for (const credential of [undefined, '', '  \n', 5, null, ['a']]) {
      expect((await on.verifyText(credential)).code).toBe(400);
    }
    expect((await on.verifyText('  \n')).message).toBe(CREDENTIAL_MESSAGES.nothing);
  });

  it('is refused when the text, the image or the body exceeds its limit', async () => {
    const picture = BADGE + Buffer.alloc(CREDENTIAL_SIZE + 1).toString('base64');
    for (const text of ['a'.repeat(CREDENTIAL_SIZE + 1), picture, 'a'.repeat(2 * CREDENTIAL_SIZE)]) {
      const { code, message } = await on.verifyText(text);
      expect([code, message]).toEqual([413, CREDENTIAL_MESSAGES.tooLarge]);
    }
    expect((await on.verifyText('a'.repeat(CREDENTIAL_SIZE))).code).toBe(200);
  });

  it('is refused after sixty requests in a minute', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 1 });
    const ask = () => creditingOn(narrow).verifyText('안녕');
    for (let asked = 0; asked < 60; asked += 1) expect((await ask()).code).toBe(200);
    const { code, headers, message } = await ask();
    expect([code, message, Number(headers['retry-after']) > 0]).toEqual([429, MESSAGES.tooMany, true]);
    await narrow.close();
  });

  it('stores nothing of the sent data in the database or on the disk', async () => {
    const secret = `secret${'x'.repeat(30)}`;
    await on.verifyText(`${secret}.${token}`);
    await server.call('POST', `/api/credentials/${id}/email`, { json: { email: `${secret}@example.org` } });
    await on.verifyText(`${toPart({ alg: 'RS256', secret })}.${toPart({ secret })}.${secret}`);
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    `.execute(server.db);
    for (const { name } of rows) {
      const found = await sql`
        select from ${sql.table(name)} as one where strpos(one::text, ${secret}) > 0 limit 1
      `.execute(server.db);
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
    for (const file of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      expect(await readFile(path.join(file.parentPath, file.name), 'latin1')).not.toContain(secret);
    }
  });
});
