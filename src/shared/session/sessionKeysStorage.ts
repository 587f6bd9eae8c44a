const KEYS = ['accessToken', 'nickname', 'profile', 'tokenExpiresAt'] as const;

type SessionKeys = Partial<Record<(typeof KEYS)[number], string | number | null>>;

/**
 * A redux-persist engine that stores exactly the four session keys, as plain values under their own
 * names (D10, LOGIN-7). Use it with `serialize: false` and `deserialize: false`.
 */
export const sessionKeysStorage = {
  async getItem(): Promise<SessionKeys | null> {
    try {
      return readKeys(window.sessionStorage);
    } catch {
      return null; // Storage may be blocked; the cookie resumes the session instead.
    }
  },

  async setItem(_key: string, session: SessionKeys): Promise<void> {
    try {
      KEYS.forEach((key) => writeKey(window.sessionStorage, key, session[key] ?? null));
    } catch {
      // Full or blocked: the session stays in memory.
    }
  },

  async removeItem(): Promise<void> {
    try {
      KEYS.forEach((key) => window.sessionStorage.removeItem(key));
    } catch {
      // Nothing was stored.
    }
  },
};

function readKeys(storage: Storage): SessionKeys | null {
  const accessToken = storage.getItem('accessToken');
  const nickname = storage.getItem('nickname');
  const tokenExpiresAt = Number(storage.getItem('tokenExpiresAt'));
  if (!accessToken || !nickname || !tokenExpiresAt) return null;

  return { accessToken, nickname, tokenExpiresAt, profile: storage.getItem('profile') };
}

function writeKey(storage: Storage, key: string, value: string | number | null) {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, String(value));
}
