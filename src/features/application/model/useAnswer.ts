import { APPLICATION_MESSAGES, APPLICATION_TEXTS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import {
  errorMessage,
  isAuthError,
  isNetworkError,
  useAnswerApplicationMutation,
  useDeclineWaitingMutation,
  type ApplicationAnswerBody,
  type ProjectId,
} from '@/shared/api';
import { ask, say } from '@/shared/notice';

function tellRefusal(error: unknown) {
  if (isAuthError(error)) return;
  say(isNetworkError(error) ? MESSAGES.poorConnection : errorMessage(error), { tone: 'error' });
}

/** Answers one application. */
export function useAnswer(projectId: ProjectId, { id, applicant }: Application, onAnswered: (to: Application) => void) {
  const [answer, { isLoading, originalArgs }] = useAnswerApplicationMutation();

  async function send(payload: ApplicationAnswerBody): Promise<boolean> {
    const { data, error } = await answer({ projectId, applicationId: id, ...payload });
    if (error) tellRefusal(error);
    if (data) onAnswered(data.application);
    return data !== undefined;
  }

  async function accept() {
    const isSure = await ask({
      title: APPLICATION_TEXTS.acceptQuestion(applicant.nickname ?? MESSAGES.withdrawnMember),
      confirmLabel: '수락',
    });
    if (isSure && (await send({ status: 'ACCEPTED' }))) say(APPLICATION_MESSAGES.accepted);
  }

  return {
    accept: () => void accept(),
    /** @returns whether the answer is stored */
    decline: (reason: Omit<ApplicationAnswerBody, 'status'>) => send({ status: 'DECLINED', ...reason }),
    answering: isLoading ? (originalArgs?.status ?? null) : null,
  };
}

/** Tells everybody who still waits that recruiting is over (D106). */
export function useWaitingDecline(projectId: ProjectId) {
  const [decline, { isLoading }] = useDeclineWaitingMutation();

  async function run() {
    const { data, error } = await decline(projectId);
    if (error) tellRefusal(error);
    if (data) say(APPLICATION_TEXTS.notified(data.declined));
  }

  return { declineAll: () => void run(), isBusy: isLoading };
}
