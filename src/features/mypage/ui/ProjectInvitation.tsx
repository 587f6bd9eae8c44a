import { type InvitedProject } from '@contract/mypage';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { paths, type OpenedPost } from '@/shared/routes';
import { UserPlusIcon } from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import { Stack } from '@/shared/ui/pieces';
import { WaitingSince } from './WaitingSince';
import * as S from './Waiting.styles';

interface ProjectInvitationProps {
  invitation: InvitedProject;
}

/** An invitation with a link to its post and the buttons to accept and decline. */
export function ProjectInvitation({ invitation }: ProjectInvitationProps) {
  const { accept, decline, answering, roles } = useInvitationAnswer(invitation);
  const { projectInvitedMemberId, projectId, title, inviteDate, commentCount } = invitation;
  const titleId = `invitation-${projectInvitedMemberId}`;

  return (
    <S.Row data-item={`invitation ${projectInvitedMemberId}`} tabIndex={-1}>
      <Sign icon={UserPlusIcon} tone="apricot" />
      <Stack gap={2} grows>
        <S.Title id={titleId} to={paths.projectDetail(projectId)} state={{ title } satisfies OpenedPost}>
          {title}
        </S.Title>
        <S.Facts>
          <WaitingSince instant={inviteDate} /> 초대받음 · 댓글 {commentCount}
        </S.Facts>
      </Stack>
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
