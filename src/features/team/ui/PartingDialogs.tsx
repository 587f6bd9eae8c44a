import { MESSAGES } from '@contract/messages';
import { findProblems } from '@contract/firstMessage';
import {
  LEAVE_REASON_LABELS,
  leaveRules,
  removeRules,
  TEAM_MESSAGES,
  TEAM_TEXTS,
  type LeaveReason,
  type TeamMember,
} from '@contract/team';
import { useNavigate } from 'react-router-dom';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useSubmit } from '@/shared/api';
import { ReasonDialog, type ReasonForm } from '@/shared/forms';
import { paths } from '@/shared/routes';
import { toast } from '@/shared/toast';
import { useTeamMoves } from '../model/useTeamWrites';

interface PartingDialogProps {
  projectId: number;
  onClose: () => void;
}

interface LeaveDialogProps extends PartingDialogProps {
  /** The post is hidden, so that former members cannot read it. */
  hidden: boolean;
}

/** The dialog of leaving, with a reason that only the leader reads (D110). */
export function LeaveDialog({ projectId, hidden, onClose }: LeaveDialogProps) {
  const { leave } = useTeamMoves({ projectId });
  const navigate = useNavigate();
  const draft = { form: 'leave-team', target: projectId };
  const form = useSubmit<ReasonForm<LeaveReason>, string>({
    draft,
    send: async ({ reason, note }) =>
      reason === '' ? undefined : leave(reason === 'OTHER' ? { reason, note } : { reason }),
    done(message) {
      toast(message);
      openPost();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  /** Unless the member has left the page while the request was in flight. */
  function openPost() {
    if (window.location.pathname !== paths.projectTeam(projectId)) return;
    void navigate(hidden ? paths.myPage : paths.projectDetail(projectId), { replace: true });
  }

  return (
    <ReasonDialog<LeaveReason>
      title={TEAM_MESSAGES.leaveQuestion}
      body="이유는 팀장만 볼 수 있어요. 자리가 비고 내 체크인은 사라져요."
      confirmLabel={TEAM_MESSAGES.leave}
      label="나가는 이유"
      options={optionsOf(LEAVE_REASON_LABELS)}
      draft={draft}
      form={form}
      check={(values) => findProblems(leaveRules, values)}
      onClose={onClose}
    />
  );
}

interface RemoveDialogProps extends PartingDialogProps {
  member: TeamMember;
}

/** The dialog of removing a member, with a reason that only this member reads. */
export function RemoveDialog({ projectId, member, onClose }: RemoveDialogProps) {
  const { memberId, nickname } = member;
  const { remove } = useTeamMoves({ projectId });
  const draft = { form: 'remove-member', target: `${projectId}:${memberId}` };
  const form = useSubmit<ReasonForm<never>>({
    draft,
    send: ({ note }) => remove(member, note),
    done() {
      toast(`${nickname} 님을 내보냈어요.`);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <ReasonDialog<never>
      title={TEAM_TEXTS.removeQuestion(nickname)}
      body={`이유는 ${nickname} 님만 볼 수 있어요.`}
      confirmLabel={TEAM_MESSAGES.remove}
      label="내보내는 이유"
      draft={draft}
      form={form}
      check={({ note }) => findProblems(removeRules, { nickname, note })}
      onClose={onClose}
    />
  );
}
