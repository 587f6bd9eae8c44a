import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMemberId } from '@/shared/session';
import { selectDraftFiles } from './draftFiles';
import {
  draftDropped,
  draftSaved,
  selectDraft,
  type DraftRef,
  type DraftsState,
  type DraftValues,
} from './draftsSlice';
import { withoutSecrets } from './withoutSecrets';

/**
 * The draft of one form for the current member or visitor (D39). Call `dropDraft` when the form succeeded.
 * Forms made with Formik render `<FormDraft>` and need nothing else; other fields store their text by `keepDraft`.
 */
export function useDraft({ form, target }: DraftRef) {
  const dispatch = useDispatch();
  const owner = useOwner();
  const ref = { form, target };
  const draft = useSelector((state: DraftsState) => selectDraft(state, ref, owner));
  const files = useSelector((state: DraftsState) => selectDraftFiles(state, ref, owner));

  return {
    /** The stored values, or null. */
    draft,
    /** The fields whose files were chosen in this form; a reload loses the files themselves (MEND-102). */
    files,
    keepDraft: (values: DraftValues, exclude?: readonly string[], chosen?: readonly string[]) => {
      const lost = chosen?.length ? { files: chosen } : {};
      dispatch(draftSaved({ ref, owner, values: withoutSecrets(values, exclude), ...lost }));
    },
    dropDraft: () => {
      dispatch(draftDropped({ ref, owner }));
    },
  };
}

/** The session may end while the form is on screen; the draft then still belongs to the member (DRAFT-9). */
function useOwner(): number | null {
  const memberId = useSelector(selectMemberId);
  const [owner, setOwner] = useState(memberId);
  if (memberId !== null && memberId !== owner) setOwner(memberId);
  return memberId ?? owner;
}
