import { keyOf, type DraftRef, type DraftsState } from './draftsSlice';

/** What `FormDraft` puts into the status of a Formik form. */
export interface FilesStatus {
  /** The fields whose chosen files a reload has lost and that have none again (MEND-102). */
  missingFiles: readonly string[];
}

/** Whether a form value is or contains a file, at any depth. */
function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

const hasFileAt = (values: object, field: string) => hasFile((values as Record<string, unknown>)[field]);

/**
 * The fields to store with a draft: those with a file, and those that a reload has emptied. A field that the member
 * empties is not one of them.
 * @param known the fields stored until now
 */
export function chosenFiles(known: readonly string[] | undefined, before: object, values: object): string[] {
  const lost = missingFiles(known, before).filter((field) => !hasFileAt(values, field));
  return [...Object.keys(values).filter((field) => hasFileAt(values, field)), ...lost];
}

/** The fields of a draft whose files are gone: chosen before, and without a file now. */
export const missingFiles = (known: readonly string[] | undefined, values: object): string[] =>
  known?.filter((field) => !hasFileAt(values, field)) ?? [];

/** The fields whose files were chosen in a form. Not in the slice, which is part of the first load. */
export const selectDraftFiles = ({ drafts }: DraftsState, ref: DraftRef, owner: number | null) =>
  drafts.byKey[keyOf(owner, ref)]?.files;
