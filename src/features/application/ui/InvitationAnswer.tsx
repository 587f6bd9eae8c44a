import { useNavigate } from 'react-router-dom';
import { freeRoles, type ProjectDetail } from '@contract/project';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { paths } from '@/shared/routes';
import * as S from './ApplyButton.styles';

interface InvitationAnswerProps {
  project: ProjectDetail;
  invitationId: number;
  describedBy: string;
}

/** Answers an invitation on its post; accepting it leads to the team (MEND-26). */
export function InvitationAnswer({ project, invitationId, describedBy }: InvitationAnswerProps) {
  const navigate = useNavigate();
  const { accept, decline, answering } = useInvitationAnswer(
    { projectInvitedMemberId: invitationId, projectId: project.id },
    { onAccepted: () => void navigate(paths.projectTeam(project.id)) },
  );

  return (
    <S.Second ref={focusHeadingOnRemoval}>
      <InvitationButtons
        size="large"
        describedBy={describedBy}
        roles={project.seats.length > 0 ? freeRoles(project) : []}
        answering={answering}
        onAccept={accept}
        onDecline={decline}
      />
    </S.Second>
  );
}
