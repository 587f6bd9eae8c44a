import { type InvitedProject } from '@contract/mypage';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { paths, type OpenedPost } from '@/shared/routes';
import * as S from './Waiting.styles';

interface InvitationRowProps {
  invitation: InvitedProject;
}

/** An invitation with a link to its post and both answers. */
export function InvitationRow({ invitation }: InvitationRowProps) {
  const { accept, decline, answering, roles } = useInvitationAnswer(invitation);
  const { projectInvitedMemberId, projectId, title, inviteDate, commentCount } = invitation;
  const titleId = `invitation-${projectInvitedMemberId}`;

  return (
    <S.Row data-item={`invitation ${projectInvitedMemberId}`} tabIndex={-1}>
      <S.Words>
        <S.Title id={titleId} to={paths.projectDetail(projectId)} state={{ title } satisfies OpenedPost}>
          {title}
        </S.Title>
        <S.Facts>
          <time dateTime={inviteDate}>{shortDate(inviteDate)}</time> 초대받음 · 댓글 {commentCount}
        </S.Facts>
      </S.Words>
      <S.Answers>
        <InvitationButtons
          describedBy={titleId}
          roles={roles}
          answering={answering}
          onAccept={accept}
          onDecline={decline}
        />
      </S.Answers>
    </S.Row>
  );
}
