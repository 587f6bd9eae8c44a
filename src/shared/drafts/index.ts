export { DraftNotice } from './DraftNotice';
export { draftsPersistence } from './draftsPersistence';
export { draftDropped, draftsSlice, type DraftRef } from './draftsSlice';
export { FormDraft } from './FormDraft';
export { useDraft } from './useDraft';
export { useMissingFiles, useMissingFilesQuestion } from './useMissingFiles';
export { useDraftAtOpening } from './useDraftAtOpening';
