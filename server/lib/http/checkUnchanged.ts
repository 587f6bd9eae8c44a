import { UPDATED_FIELD } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { conflict } from './errors';

/** The times of a stored content: an edit is of its latest version (MEND-59). */
export interface EditTimes {
  created_at: Date;
  /** Null before the first edit. */
  updated_at: Date | null;
}

/** The time of the last edit, as responses name a version. */
export const versionOf = ({ created_at: created, updated_at: updated }: EditTimes) =>
  (updated ?? created).toISOString();

/**
 * Refuses an edit that was begun on an older version of the content.
 * @param version `updatedDateTime` of the version that was edited; without one the edit overwrites any
 * @throws ApiError 409 that names the field `updatedDateTime`
 */
export function checkUnchanged(stored: EditTimes, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(stored)) throw conflict(MESSAGES.changedElsewhere, UPDATED_FIELD);
}
