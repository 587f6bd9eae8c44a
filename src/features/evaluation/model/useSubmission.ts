import { useRef, useState } from 'react';
import { EVALUATION_MESSAGES, type EvaluationProgress } from '@contract/evaluation';
import { TIMES } from '@contract/limits';
import { errorStatus, isAuthError, mayBeDone, toastSendError, useSubmitEvaluationsMutation } from '@/shared/api';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { clearToast, toast } from '@/shared/toast';
import { type EvaluationForm, type Teammates, toPayload } from './evaluationForm';
import { isNoAccess } from './useTeamProgress';

interface Team {
  archiveId: number;
  teammates: Teammates;
  /** Refetches the team's progress; the screen leaves the form once the own part is done. */
  refresh: () => Promise<{ data?: EvaluationProgress; error?: unknown }>;
  isDone: (progress: EvaluationProgress) => boolean;
  /** Refetches the team, which has changed. */
  reload: () => void;
}

/** Sends the evaluations once, and refetches the status a second later (D53). */
export function useSubmission({ archiveId, teammates, refresh, isDone, reload }: Team) {
  const draft: DraftRef = { form: 'evaluation', target: archiveId };
  const { dropDraft } = useDraft(draft);
  const [submitEvaluations] = useSubmitEvaluationsMutation();
  const isSending = useRef(false);
  const isMounted = useIsMounted();
  const [isStuck, setIsStuck] = useState(false);

  async function ask() {
    clearToast();
    const { data, error } = await refresh();
    if (!isMounted() || (!error && data && isDone(data))) return;
    setIsStuck(true);
    if (!isNoAccess(error) && !isAuthError(error)) toast(EVALUATION_MESSAGES.refreshFailed, { tone: 'error' });
  }

  async function submit(form: EvaluationForm) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await submitEvaluations({ archiveId, payload: toPayload(form, teammates) }).unwrap();
    } catch (error) {
      isSending.current = false;
      await refuse(error);
      return;
    }
    dropDraft();
    await pause(TIMES.evaluationRefetch);
    if (isMounted()) await ask();
  }

  /**
   * Submitted before, perhaps by a request whose response was lost, or no longer in the team: the status decides, and
   * needs no message. The form does not change.
   */
  async function refuse(error: unknown) {
    if (isAuthError(error)) return;
    const status = errorStatus(error);
    if (isNoAccess(error)) return void refresh();
    if ((status === 409 || mayBeDone(error)) && (await isStored())) return dropDraft();
    toastSendError(error, { failed: EVALUATION_MESSAGES.submitFailed });
    if (status === 400 || status === 409) reload();
  }

  /** Whether the refetched status shows the own evaluations. */
  async function isStored() {
    const { data } = await refresh();
    return data !== undefined && isDone(data);
  }

  return {
    draft,
    submit,
    /** The evaluations were submitted, but the status does not show it. */
    isStuck,
    ask,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
