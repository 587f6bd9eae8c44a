import { useState } from 'react';
import { EVALUATION_MESSAGES, type EvaluationProgress } from '@contract/evaluation';
import { TIMES } from '@contract/limits';
import { errorStatus, isAuthError, mayBeDone, useSubmit, useSubmitEvaluationsMutation } from '@/shared/api';
import { type DraftRef } from '@/shared/drafts';
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
  const [submitEvaluations] = useSubmitEvaluationsMutation();
  const isMounted = useIsMounted();
  const [isStuck, setIsStuck] = useState(false);

  async function ask() {
    clearToast();
    const { data, error } = await refresh();
    if (!isMounted() || (!error && data && isDone(data))) return;
    setIsStuck(true);
    if (!isNoAccess(error) && !isAuthError(error)) toast(EVALUATION_MESSAGES.refreshFailed, { tone: 'error' });
  }

  const form = useSubmit<EvaluationForm>({
    draft,
    async send(values) {
      const { error } = await submitEvaluations({ archiveId, payload: toPayload(values, teammates) });
      // Submitted before, perhaps by a request whose response was lost: the status decides.
      const isLost = errorStatus(error) === 409 || mayBeDone(error);
      return { error: isLost && (await isStored()) ? undefined : error };
    },
    async done() {
      await pause(TIMES.evaluationRefetch);
      if (isMounted()) await ask();
    },
    texts: { failed: EVALUATION_MESSAGES.submitFailed },
    // They are of the request, whose fields are no fields of the form.
    toFields: () => [],
    refused(error) {
      // No longer in the team: the status shows it, and needs no message.
      if (isNoAccess(error)) {
        void refresh();
        return true;
      }
      if ([400, 409].includes(Number(errorStatus(error)))) reload();
      return false;
    },
  });

  /** Whether the refetched status shows the own evaluations. */
  async function isStored() {
    const { data } = await refresh();
    return data !== undefined && isDone(data);
  }

  return {
    draft,
    form,
    /** The evaluations were submitted, but the status does not show it. */
    isStuck,
    ask,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
