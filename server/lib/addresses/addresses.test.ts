import { OPEN_SCHOOL_DOMAINS } from '@contract/mails';
import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { createCodeSecrets } from './codeSecrets';
import { isDisposable } from './disposable';
import { emailNorm } from './emailNorm';
import { schoolDomainOf } from './schoolDomains';

describe('the normal form of an address', () => {
  const FORMS = [
    ['A.b+x@gmail.com', 'ab@gmail.com'],
    ['ab@googlemail.com', 'ab@gmail.com'],
    ['a.b@naver.com', 'a.b@naver.com'],
    ['x+1@Example.org', 'x@example.org'],
    ['x+1+2@example.org', 'x@example.org'],
    ['+x@example.org', '+x@example.org'],
  ] as const;

  it.each(FORMS)('of %s is %s', (address, norm) => {
    expect(emailNorm(address)).toBe(norm);
  });

  it('is the same in the database', async () => {
    const database = await createTestDatabase();
    for (const [address, norm] of FORMS) {
      const { rows } = await sql<{ norm: string }>`select email_norm(${address}) as norm`.execute(database.db);
      expect(rows).toEqual([{ norm }]);
    }
    await database.close();
  });
});

it.each([
  ['x@mailinator.com', true],
  ['x@a.mailinator.com', true],
  ['x@mailinator.example', false],
  ['x@naver.com', false],
])('the address %s is disposable: %s', (address, expected) => {
  expect(isDisposable(address)).toBe(expected);
});

describe('the domain of a school', () => {
  const domains = { schoolMailDomains: [] as string[], schoolMailOpenDomains: OPEN_SCHOOL_DOMAINS };

  it.each([
    ['hanyang.ac.kr', 'school'],
    ['mail.hanyang.ac.kr', 'school'],
    ['ac.kr', 'other'],
    ['b.ac.kr.example.com', 'other'],
    ['xac.kr', 'other'],
    ['jmail.ac.kr', 'open'],
    ['x.jmail.ac.kr', 'open'],
    ['office.deu.ac.kr', 'open'],
    ['deu.ac.kr', 'school'],
  ])('%s is of the kind %s', (domain, kind) => {
    expect(schoolDomainOf(domain, domains)).toBe(kind);
  });

  it('may be configured, with the domains below it', () => {
    const configured = { ...domains, schoolMailDomains: ['example.edu'] };
    expect(schoolDomainOf('example.edu', configured)).toBe('school');
    expect(schoolDomainOf('cs.example.edu', configured)).toBe('school');
    expect(schoolDomainOf('notexample.edu', configured)).toBe('other');
  });

  it('is no longer one for anybody when the list of those is emptied', () => {
    expect(schoolDomainOf('jmail.ac.kr', { ...domains, schoolMailOpenDomains: [] })).toBe('school');
  });
});

describe('the secrets of a code', () => {
  const NONCE = '0b8a7c1e-5f0d-4c57-9a65-0d5a1f0b6c11';
  const secrets = createCodeSecrets('a secret of the tests');

  it('are the same whenever they are derived, and others by another secret', () => {
    const others = createCodeSecrets('another secret');
    expect(secrets.codeOf(NONCE)).toMatch(/^\d{6}$/);
    expect(secrets.codeOf(NONCE)).toBe(createCodeSecrets('a secret of the tests').codeOf(NONCE));
    expect(others.tokenOf(NONCE)).not.toBe(secrets.tokenOf(NONCE));
    expect(others.readToken(secrets.tokenOf(NONCE))).toBeNull();
  });

  it('reveal the nonce of a token, and nothing of a forged one', () => {
    expect(secrets.readToken(secrets.tokenOf(NONCE))).toBe(NONCE);
    expect(secrets.readToken(`${NONCE}.${'A'.repeat(43)}`)).toBeNull();
    expect(secrets.readToken('')).toBeNull();
  });

  it('accept the own code alone', () => {
    expect(secrets.isCode(NONCE, secrets.codeOf(NONCE))).toBe(true);
    expect(secrets.isCode(NONCE, otherThan(secrets.codeOf(NONCE)))).toBe(false);
  });
});

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
