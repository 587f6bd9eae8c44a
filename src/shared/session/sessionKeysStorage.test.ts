import { sessionKeysStorage } from './sessionKeysStorage';

const SESSION = { accessToken: 'token', nickname: '새벽코딩', profile: '/uploads/dawn.webp', tokenExpiresAt: 1_700 };

beforeEach(() => {
  window.sessionStorage.clear();
});

it('the session keys are written as four plain values under their own names and read back', async () => {
  await sessionKeysStorage.setItem('persist:session', SESSION);

  expect({ ...window.sessionStorage }).toEqual({ ...SESSION, tokenExpiresAt: '1700' });
  expect(await sessionKeysStorage.getItem()).toEqual(SESSION);
});

it('session keys with the value null are removed', async () => {
  await sessionKeysStorage.setItem('persist:session', SESSION);
  await sessionKeysStorage.setItem('persist:session', {
    accessToken: null,
    nickname: null,
    profile: null,
    tokenExpiresAt: null,
  });

  expect(window.sessionStorage).toHaveLength(0);
  expect(await sessionKeysStorage.getItem()).toBeNull();
});

it.each(['accessToken', 'nickname', 'tokenExpiresAt'])('a stored session without %s is ignored', async (key) => {
  await sessionKeysStorage.setItem('persist:session', SESSION);
  window.sessionStorage.removeItem(key);

  expect(await sessionKeysStorage.getItem()).toBeNull();
});

it('the session stays in memory without a storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  await expect(sessionKeysStorage.setItem('persist:session', SESSION)).resolves.toBeUndefined();
});
