import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { IDEMPOTENCY_KEY_HEADER } from '@contract/idempotencyKey';
import { draftDropped, draftSaved, selectDraft, type DraftRef, type DraftsState } from '@/shared/drafts';
import { randomUuid } from '@/shared/lib/randomUuid';
import { selectMemberId, type SessionState } from '@/shared/session';
import { errorStatus } from './errorMessage';

/** The arguments of a creating request, with its idempotency key. */
export type Keyed<Args> = Args & { key: string };

/** The header of an idempotency key: the server creates once for each (MEND-52). */
export const keyHeader = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });

/**
 * Sends the creating request of a form under an idempotency key, which is kept beside the form's draft until it has
 * succeeded: a second press and a reloaded page send the same key (MEND-52). A conflict drops it, since the key may be what
 * is in conflict; other refusals say nothing about an earlier request that may have been executed.
 */
export function useSendOnce() {
  const store = useStore<DraftsState & { session: SessionState }>();

  return useCallback(
    async <Result extends { error?: unknown }>(
      { form, target }: DraftRef,
      send: (key: string) => Promise<Result>,
    ): Promise<Result> => {
      const ref = { form: `${form} key`, target };
      const owner = selectMemberId(store.getState());
      const kept = selectDraft(store.getState(), ref, owner)?.['key'];
      const key = typeof kept === 'string' ? kept : randomUuid();
      store.dispatch(draftSaved({ ref, owner, values: { key } }));
      const result = await send(key);
      if (result.error !== undefined && errorStatus(result.error) !== 409) return result;
      // Joining turns the visitor's drafts into those of the new member.
      for (const each of [owner, selectMemberId(store.getState())]) store.dispatch(draftDropped({ ref, owner: each }));
      return result;
    },
    [store],
  );
}
