import { type DraftRef } from '@/shared/drafts';

interface StoredDraft extends DraftRef {
  /** The nickname of its member; null for a visitor. */
  owner: string | null;
}

/** Stores a draft as the last page of the tab would; the form that is opened next starts with these values. */
export function storeDraft({ owner, form, target = 'new' }: StoredDraft, values: object) {
  const byKey = { [`${owner ?? ''}/${form}/${target}`]: { owner, values } };
  const stored = { byKey: JSON.stringify(byKey), _persist: JSON.stringify({ version: 1, rehydrated: true }) };
  window.sessionStorage.setItem('persist:drafts', JSON.stringify(stored));
}
