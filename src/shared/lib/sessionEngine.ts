import { type WebStorage } from 'redux-persist';

/**
 * A redux-persist engine for sessionStorage. Its own engine logs when the storage is full or blocked;
 * here the slice then stays in memory.
 */
export const sessionEngine: WebStorage = {
  async getItem(key) {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  async setItem(key, item) {
    try {
      window.sessionStorage.setItem(key, item);
    } catch {
      // Full or blocked: the slice stays in memory.
    }
  },

  async removeItem(key) {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
