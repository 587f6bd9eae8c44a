import { type WebStorage } from 'redux-persist';

/**
 * Keeps a slice in sessionStorage for redux-persist. Its own engine does the same with a noisy fallback;
 * here a full or blocked storage costs nothing but the memory of the tab.
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
      // Full or blocked: what was typed lives on in memory.
    }
  },

  async removeItem(key) {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
