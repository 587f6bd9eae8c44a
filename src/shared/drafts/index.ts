export { DraftNotice } from './DraftNotice';
export { draftsPersistence } from './draftsPersistence';
export { draftDropped, draftSaved, draftsSlice, selectDraft, type DraftRef, type DraftsState } from './draftsSlice';
export { FormDraft } from './FormDraft';
export { useDraft } from './useDraft';
export { useMissingFiles, useMissingFilesQuestion } from './useMissingFiles';
export { useDraftAtOpening } from './useDraftAtOpening';
