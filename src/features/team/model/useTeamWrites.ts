import { RECRUITING_TEXTS, STEP_LABELS, type ProjectStatus, type Step } from '@contract/project';
import { type Role } from '@contract/skill';
import { TEAM_MESSAGES, TEAM_TEXTS, type Team, type TeamMember, type TeamPayload } from '@contract/team';
import {
  errorMessage,
  errorStatus,
  toastOutcome,
  useHandOverTeamMutation,
  useLeaveTeamMutation,
  useRemoveFromTeamMutation,
  useUpdateTeamMutation,
  type Leaving,
} from '@/shared/api';
import { confirm } from '@/shared/toast';

const END_TEXTS = {
  DONE: { title: RECRUITING_TEXTS.doneQuestion, confirmLabel: '완료하기', done: TEAM_MESSAGES.done },
  STOPPED: { title: RECRUITING_TEXTS.stopQuestion, confirmLabel: '중단하기', done: TEAM_MESSAGES.stopped },
} as const satisfies Record<Exclude<ProjectStatus, 'ACTIVE'>, object>;

const isOutsideTeam = (error: unknown) => errorStatus(error) === 403 && errorMessage(error) === TEAM_MESSAGES.teamOnly;

/** The leader's changes of the team and its project. */
export function useTeamChanges(projectId: number) {
  const [update, { isLoading, originalArgs }] = useUpdateTeamMutation();

  const save = async (payload: TeamPayload) =>
    toastOutcome((await update({ projectId, ...payload })).error, TEAM_MESSAGES.saved);

  /** @returns whether the project has ended now */
  async function end(status: keyof typeof END_TEXTS): Promise<boolean> {
    const { done, ...question } = END_TEXTS[status];
    const isSure = await confirm({ ...question, body: RECRUITING_TEXTS.endBody, danger: status === 'STOPPED' });
    return isSure && toastOutcome((await update({ projectId, status })).error, done);
  }

  /** The post shows the step to everybody, so the leader is asked first (MEND-33). */
  async function setStep(step: Step) {
    const isSure = await confirm({
      title: TEAM_TEXTS.stepQuestion(STEP_LABELS[step]),
      body: TEAM_MESSAGES.stepBody,
      confirmLabel: '바꾸기',
    });
    if (isSure) await save({ step });
  }

  return {
    save,
    end,
    setStep,
    /** What is being saved. */
    saving: isLoading ? originalArgs : undefined,
  };
}

/** Whom the leader acts on: the id decides, the nickname is what the page shows. */
export type Teammate = Pick<TeamMember, 'memberId' | 'nickname'>;

/** Leaving, removing, and handing over the lead. */
export function useTeamMoves({ projectId }: Pick<Team, 'projectId'>) {
  const [leaveTeam] = useLeaveTeamMutation();
  const [removeFromTeam] = useRemoveFromTeamMutation();
  const [handOverTeam, { isLoading: isSending }] = useHandOverTeamMutation();

  /** @returns the message of success */
  async function leave(payload: Leaving) {
    const { error } = await leaveTeam({ projectId, ...payload });
    // Out already: an earlier request was executed, although its response was lost. Other refusals keep their message.
    return isOutsideTeam(error) ? { data: TEAM_MESSAGES.leftBefore } : { data: TEAM_MESSAGES.left, error };
  }

  const remove = ({ memberId, nickname }: Teammate, note: string) =>
    removeFromTeam({ projectId, memberId, nickname, note });

  /** @param role in which the old leader stays; null for none. @returns whether another member is the leader now */
  async function handOver({ memberId, nickname }: Teammate, role: Role | null) {
    const { error } = await handOverTeam({ projectId, memberId, nickname, role });
    return toastOutcome(error, `${nickname} 님이 이제 팀장이에요.`);
  }

  return { leave, remove, handOver, isSending };
}
