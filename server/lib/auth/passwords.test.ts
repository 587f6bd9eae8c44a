import { createPasswords } from './passwords';

const passwords = createPasswords({ memoryCost: 64, timeCost: 1 });

it('creates argon2id hashes that match only their password', async () => {
  const hash = await passwords.hash('abcd1234');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await passwords.hash('abcd1234')).not.toBe(hash);
  expect(await passwords.verify(hash, 'abcd1234')).toBe(true);
  expect(await passwords.verify(hash, 'abcd1235')).toBe(false);
});

it('rejects every password without a hash', async () => {
  expect(await passwords.verify(undefined, 'abcd1234')).toBe(false);
  expect(await passwords.verify(null, '')).toBe(false);
});

it('accepts the same letters in another Unicode composition', async () => {
  const hash = await passwords.hash('비밀번호1a'.normalize('NFC'));
  expect(await passwords.verify(hash, '비밀번호1a'.normalize('NFD'))).toBe(true);
});

it('hashes for an unknown username too, so that unknown and known names use the queue alike', async () => {
  const slow = createPasswords({ memoryCost: 4_096, timeCost: 2 });
  const known = await slow.hash('abcd1234');
  const turnedAway = async (hash: string | undefined) => {
    const results = await Promise.allSettled(Array.from({ length: 300 }, () => slow.verify(hash, 'wrong0000')));
    return results.filter(({ status }) => status === 'rejected').length;
  };
  expect([await turnedAway(known), await turnedAway(undefined)]).toEqual([98, 98]);
});
