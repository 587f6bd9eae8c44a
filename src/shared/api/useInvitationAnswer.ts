import { ALARM_MESSAGES } from '@contract/alarm';
import { APPLICATION_MESSAGES } from '@contract/application/messages';
import { paths } from '@contract/paths';
import { type Role } from '@contract/skill';
import { askForPush } from '../push/pushQuestion';
import { toast } from '@/shared/toast';
import {
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useGetAlarmsQuery,
  type InvitationRef,
} from './endpoints/alarm';
import { errorMessage, isNotFound, isOffline, isShown } from './errorMessage';

const NO_ROLES: readonly Role[] = [];

interface InvitationAnswerOptions {
  /** Leads to the team; without it the toast has a link to it. */
  onAccepted?: () => void;
}

/** Accepts or declines one invitation and shows the result; other failures are only logged (spec §8). */
export function useInvitationAnswer(
  { projectInvitedMemberId, projectId }: InvitationRef,
  { onAccepted }: InvitationAnswerOptions = {},
) {
  const [acceptInvitation, acceptance] = useAcceptInvitationMutation();
  const [declineInvitation, refusal] = useDeclineInvitationMutation();
  const invitation = { projectInvitedMemberId, projectId };
  const toTeam = { label: APPLICATION_MESSAGES.toTeam, to: paths.projectTeam(projectId) };
  // The alarms have the free roles of every invitation (D108).
  const { roles } = useGetAlarmsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      roles:
        data?.inviteProjectOutputList.find((invite) => invite.projectInvitedMemberId === projectInvitedMemberId)
          ?.roles ?? NO_ROLES,
    }),
  });

  return {
    accept: async (role?: Role) => {
      const { error } = await acceptInvitation({ ...invitation, role });
      if (!error) {
        onAccepted?.();
        askForPush('team');
      }
      return toastResult(error, ALARM_MESSAGES.accepted, onAccepted ? undefined : toTeam);
    },
    decline: async () => toastResult((await declineInvitation(invitation)).error, ALARM_MESSAGES.declined),
    /** The roles to choose from; empty when the post has no seats by role. */
    roles,
    /** The answer in flight. */
    answering: answerInFlight(acceptance.isLoading, refusal.isLoading),
  };
}

function answerInFlight(isAccepting: boolean, isDeclining: boolean): 'accept' | 'decline' | null {
  if (isAccepting) return 'accept';
  return isDeclining ? 'decline' : null;
}

/** @returns whether the invitation is no longer pending */
function toastResult(error: unknown, success: string, action?: { label: string; to: string }): boolean {
  if (!error) toast(success, { action });
  else if (isOffline(error) || isShown(error)) toast(errorMessage(error), { tone: 'error' });
  return !error || isNotFound(error);
}
