import { type PersistConfig } from 'redux-persist';
import { sessionKeysStorage } from './sessionKeysStorage';
import { type SessionState } from './sessionSlice';

/** The redux-persist configuration of the session: four plain values and nothing else (D10). */
export const sessionPersistence: PersistConfig<SessionState> & { deserialize: false } = {
  key: 'session',
  storage: sessionKeysStorage,
  whitelist: ['accessToken', 'nickname', 'profile', 'tokenExpiresAt'],
  serialize: false,
  deserialize: false, // supported by redux-persist, missing in its types
};
