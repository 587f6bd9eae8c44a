import { APPLICATION_MESSAGES, APPLICATION_TEXTS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { freeRoles, type ProjectDetail } from '@contract/project';
import { type Role } from '@contract/skill';
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

/** Answers one application. */
export function useApplicationAnswer(
  project: ProjectDetail,
  application: Application,
  { onAnswered, onRefused, onFull }: AnswerListeners,
) {
  const { id, applicant } = application;
  const { id: projectId } = project;
  const [answer, { isLoading, originalArgs }] = useAnswerApplicationMutation();

  async function send(payload: ApplicationAnswerBody) {
    const result = await answer({ projectId, applicationId: id, ...payload });
    if (result.error) onRefused(application);
    else onAnswered(result.data.application);
    return result;
  }

  async function accept() {
    const fullText = fullTextOf(project, application);
    if (fullText !== undefined) {
      toast(fullText, { tone: 'error' });
      onFull();
      return;
    }
    const isSure = await confirm({
      title: APPLICATION_TEXTS.acceptQuestion(applicant.nickname ?? MESSAGES.withdrawnMember),
      confirmLabel: '수락',
    });
    if (isSure) await acceptIn();
  }

  /** @param role another one than the applied one, which is full (D204) */
  async function acceptIn(role?: Role) {
    const { error } = await send({ status: 'ACCEPTED', role });
    if (error) return toastError(error);
    const action = { label: APPLICATION_MESSAGES.toTeam, to: paths.projectTeam(projectId) };
    toast(APPLICATION_MESSAGES.accepted, { action });
  }

  return {
    accept: () => void accept(),
    acceptIn,
    decline: (reason: Omit<ApplicationAnswerBody, 'status'>) => send({ status: 'DECLINED', ...reason }),
    answering: isLoading ? (originalArgs?.status ?? null) : null,
  };
}

/** The refusal of an acceptance that has no seat, as on the server. */
function fullTextOf(project: ProjectDetail, { role }: Application): string | undefined {
  if (!project.roles.includes(role) || freeRoles(project).includes(role)) return undefined;
  return project.seats.length > 0 ? APPLICATION_MESSAGES.roleFull : APPLICATION_MESSAGES.full;
}

/** Declines all pending applications because recruiting is over (D106). */
export function useWaitingDecline(projectId: ProjectId) {
  const [decline, { isLoading }] = useDeclineWaitingMutation();

  async function run(waiting: number) {
    const isSure = await confirm({
      title: APPLICATION_TEXTS.declineWaitingQuestion(waiting),
      body: APPLICATION_MESSAGES.finalAnswer,
      confirmLabel: APPLICATION_MESSAGES.notifyWaiting,
    });
    if (!isSure) return;
    const { data, error } = await decline(projectId);
    if (error) toastError(error);
    if (data) toast(APPLICATION_TEXTS.notified(data.declined));
  }

  return { declineAll: (waiting: number) => void run(waiting), isBusy: isLoading };
}
