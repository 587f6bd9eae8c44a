import { type PersistConfig } from 'redux-persist';
import { sessionEngine } from '@/shared/lib/sessionEngine';
import { type DraftsState } from './draftsSlice';

/** The store has every keystroke at once; the storage is written with a delay and when the page is left. */
const WRITE_PAUSE = 300;

export const draftsPersistence: PersistConfig<DraftsState['drafts']> = {
  key: 'drafts',
  version: 1,
  storage: sessionEngine,
  throttle: WRITE_PAUSE,
};
