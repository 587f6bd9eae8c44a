import { APPLICATION_MESSAGES, APPLICATION_TEXTS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import {
  toastError,
  useAnswerApplicationMutation,
  useDeclineWaitingMutation,
  type ApplicationAnswerBody,
  type ProjectId,
} from '@/shared/api';
import { paths } from '@/shared/routes';
import { confirm, toast } from '@/shared/toast';

export interface AnswerListeners {
  onAnswered: (to: Application) => void;
  /** Also called when the application was answered elsewhere, which removes it from the list. */
  onRefused: (to: Application) => void;
  /** Called when an acceptance was not sent because no seat is free. */
  onFull: () => void;
}

interface AnswerOptions extends AnswerListeners {
  /** Why it cannot be accepted, shown instead of the confirmation. */
  fullText: string | undefined;
}

/** Answers one application. */
export function useApplicationAnswer(
  projectId: ProjectId,
  application: Application,
  { fullText, onAnswered, onRefused, onFull }: AnswerOptions,
) {
  const { id, applicant } = application;
  const [answer, { isLoading, originalArgs }] = useAnswerApplicationMutation();

  async function send(payload: ApplicationAnswerBody) {
    const result = await answer({ projectId, applicationId: id, ...payload });
    if (result.error) onRefused(application);
    else onAnswered(result.data.application);
    return result;
  }

  async function accept() {
    if (fullText !== undefined) {
      toast(fullText, { tone: 'error' });
      onFull();
      return;
    }
    const isSure = await confirm({
      title: APPLICATION_TEXTS.acceptQuestion(applicant.nickname ?? MESSAGES.withdrawnMember),
      confirmLabel: '수락',
    });
    if (!isSure) return;
    const { error } = await send({ status: 'ACCEPTED' });
    if (error) return toastError(error);
    const action = { label: APPLICATION_MESSAGES.toTeam, to: paths.projectTeam(projectId) };
    toast(APPLICATION_MESSAGES.accepted, { action });
  }

  return {
    accept: () => void accept(),
    decline: (reason: Omit<ApplicationAnswerBody, 'status'>) => send({ status: 'DECLINED', ...reason }),
    answering: isLoading ? (originalArgs?.status ?? null) : null,
  };
}

/** Declines all pending applications because recruiting is over (D106). */
export function useWaitingDecline(projectId: ProjectId) {
  const [decline, { isLoading }] = useDeclineWaitingMutation();

  async function run() {
    const { data, error } = await decline(projectId);
    if (error) toastError(error);
    if (data) toast(APPLICATION_TEXTS.notified(data.declined));
  }

  return { declineAll: () => void run(), isBusy: isLoading };
}
