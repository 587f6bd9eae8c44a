import { type DraftRef } from '@/shared/drafts';
import { memberIdOf } from './create/memberIdOf';

interface StoredDraft extends DraftRef {
  /** The nickname of its member; null for a visitor. */
  owner: string | null;
  /** The fields whose files were chosen. */
  files?: readonly string[];
}

/** Stores a draft as the last page of the tab would; the form that is opened next starts with these values. */
export function storeDraft({ owner, form, target = 'new', files }: StoredDraft, values: object) {
  const id = memberIdOf(owner);
  const byKey = { [`${id ?? ''}/${form}/${target}`]: { owner: id, values, files } };
  const stored = { byKey: JSON.stringify(byKey), _persist: JSON.stringify({ version: 1, rehydrated: true }) };
  window.sessionStorage.setItem('persist:drafts', JSON.stringify(stored));
}
