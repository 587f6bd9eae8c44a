import { createSlice, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit';
import { endedElsewhere, loggedIn, loggedOut, sessionResumed, withdrawn } from '@/shared/session';

/** The form and its subject: the comment box of post 1 is not that of post 2 (DRAFT-2). */
export interface DraftRef {
  form: string;
  /** The id of the subject; absent where a form creates something. */
  target?: string | number;
}

/** The values of a form, without passwords and files (DRAFT-6). */
export type DraftValues = Record<string, unknown>;

interface Draft {
  /** The member's id. Null while a visitor types; the next login in this tab takes it over (DRAFT-8). */
  owner: number | null;
  values: DraftValues;
  /** The fields whose files were chosen and cannot be stored (MEND-102); absent for none. */
  files?: readonly string[];
}

interface OwnedRef {
  ref: DraftRef;
  owner: number | null;
}

const ownerPrefix = (owner: number | null) => `${owner ?? ''}/`;
/** The key of a draft in the slice. */
export const keyOf = (owner: number | null, { form, target = 'new' }: DraftRef) =>
  `${ownerPrefix(owner)}${form}/${target}`;

const noDrafts: { byKey: Record<string, Draft> } = { byKey: {} };

/** Unsent texts of members, until the tab is closed (D39). */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: noDrafts,
  reducers: {
    draftSaved: ({ byKey }, { payload }: PayloadAction<OwnedRef & Omit<Draft, 'owner'>>) => {
      const { ref, ...draft } = payload;
      byKey[keyOf(draft.owner, ref)] = draft as WritableDraft<Draft>;
    },
    draftDropped: ({ byKey }, { payload }: PayloadAction<OwnedRef>) => {
      drop(byKey, keyOf(payload.owner, payload.ref));
    },
  },
  extraReducers: (build) => {
    build.addCase(loggedIn, ({ byKey }, { payload }) => {
      passOn(byKey, payload.memberId);
    });
    build.addCase(sessionResumed, ({ byKey }, { payload }) => {
      passOn(byKey, payload.memberId);
    });
    build.addCase(loggedOut, () => ({ byKey: {} }));
    build.addCase(endedElsewhere, () => ({ byKey: {} }));
    build.addCase(withdrawn, () => ({ byKey: {} }));
  },
  selectors: {
    selectDraft: ({ byKey }, ref: DraftRef, owner: number | null): DraftValues | null =>
      byKey[keyOf(owner, ref)]?.values ?? null,
  },
});

/** A visitor's drafts go to the member who logs in. */
function passOn(byKey: Record<string, Draft>, to: number) {
  for (const [key, draft] of Object.entries(byKey)) {
    if (draft.owner !== null) continue;
    drop(byKey, key);
    byKey[ownerPrefix(to) + key.slice(ownerPrefix(null).length)] = { ...draft, owner: to };
  }
}

function drop(byKey: Record<string, Draft>, key: string) {
  delete byKey[key];
}

export const { draftSaved, draftDropped } = draftsSlice.actions;
export const { selectDraft } = draftsSlice.selectors;

export interface DraftsState {
  drafts: ReturnType<typeof draftsSlice.reducer>;
}
