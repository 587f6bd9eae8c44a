/** The router's state of a location with an open dialog. */
export interface DialogState {
  /** The name of the dialog. */
  dialog?: string;
}

/** What an entry of the browser's history holds. */
interface HistoryEntry {
  key?: string;
  /** The router's state. The name of a dialog in it survives a reload and a login. */
  usr?: DialogState | null;
  /** The name or the id of the dialog that the entry belongs to; absent for the page's own. */
  dialogId?: string;
}

/** The current entry; empty on the server. */
export const currentEntry = () => ((typeof window === 'undefined' ? null : window.history.state) ?? {}) as HistoryEntry;

/** The router's key of the current entry; it has none of the first entry of a document, which the router calls `default`. */
export const currentEntryKey = () => currentEntry().key ?? 'default';
