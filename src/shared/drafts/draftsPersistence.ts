import { type PersistConfig } from 'redux-persist';
import { sessionEngine } from '@/shared/lib/sessionEngine';
import { type DraftsState } from './draftsSlice';

/** The store has every keystroke at once; the storage is written with a delay and when the page is left. */
const WRITE_PAUSE = 300;

type Drafts = DraftsState['drafts'];

export const draftsPersistence: PersistConfig<Drafts> = {
  key: 'drafts',
  version: 2,
  storage: sessionEngine,
  throttle: WRITE_PAUSE,
  // Leaves out what is no draft to this build; the form cleans the fields of the others (`cleanDraft`, MEND-57).
  migrate: async (state) => state && { ...state, byKey: soundDrafts((state as Partial<Drafts>).byKey) },
};

const soundDrafts = (byKey: Partial<Drafts['byKey']> = {}) =>
  Object.fromEntries(Object.entries(byKey).filter(([, draft]) => draft?.values instanceof Object));
