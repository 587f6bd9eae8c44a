import { RECRUITING_TEXTS, type ProjectStatus } from '@contract/project';
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

const END_QUESTIONS: Record<Exclude<ProjectStatus, 'ACTIVE'>, { title: string; confirmLabel: string }> = {
  DONE: { title: RECRUITING_TEXTS.doneQuestion, confirmLabel: '완료하기' },
  STOPPED: { title: RECRUITING_TEXTS.stopQuestion, confirmLabel: '중단하기' },
};

const isOutsideTeam = (error: unknown) => errorStatus(error) === 403 && errorMessage(error) === TEAM_MESSAGES.teamOnly;

/** The leader's changes of the team and its project. */
export function useTeamChanges(projectId: number) {
  const [update, { isLoading, originalArgs }] = useUpdateTeamMutation();

  const save = async (payload: TeamPayload) =>
    toastOutcome((await update({ projectId, ...payload })).error, TEAM_MESSAGES.saved);

  async function end(status: Exclude<ProjectStatus, 'ACTIVE'>) {
    const isSure = await confirm({
      ...END_QUESTIONS[status],
      body: RECRUITING_TEXTS.endBody,
      danger: status === 'STOPPED',
    });
    if (isSure) await save({ status });
  }

  return {
    save,
    end: (status: Exclude<ProjectStatus, 'ACTIVE'>) => void end(status),
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
  const [handOverTeam] = useHandOverTeamMutation();

  /** @returns the message of success */
  async function leave(payload: Leaving) {
    const { error } = await leaveTeam({ projectId, ...payload });
    // Out already: an earlier request was executed, although its response was lost. Other refusals keep their message.
    return isOutsideTeam(error) ? { data: TEAM_MESSAGES.leftBefore } : { data: TEAM_MESSAGES.left, error };
  }

  const remove = ({ memberId, nickname }: Teammate, note: string) =>
    removeFromTeam({ projectId, memberId, nickname, note });

  /** @returns whether another member is the leader now */
  async function handOver({ memberId, nickname }: Teammate) {
    const isSure = await confirm({
      title: TEAM_TEXTS.handOverQuestion(nickname),
      confirmLabel: TEAM_MESSAGES.handOver,
    });
    if (!isSure) return false;
    const { error } = await handOverTeam({ projectId, memberId, nickname });
    return toastOutcome(error, `${nickname} 님이 이제 팀장이에요.`);
  }

  return { leave, remove, handOver };
}
