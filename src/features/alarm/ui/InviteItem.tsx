import { useId } from 'react';
import { ALARM_MESSAGES, type ProjectInvite } from '@contract/alarm';
import { isolateDirection } from '@contract/isolateDirection';
import { MESSAGES } from '@contract/messages';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { paths, type OpenedPost } from '@/shared/routes';
import { UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from 'react-router-dom';
import { AlarmItem, type AnsweredItemProps } from './AlarmItem';

interface InviteItemProps extends AnsweredItemProps {
  invite: ProjectInvite;
}

/** An invitation to a team: accept, decline, or open its post. */
export function InviteItem({ invite, age, state, onAnswered }: InviteItemProps) {
  const { writer, title, projectId } = invite;
  const { accept, decline, answering, roles } = useInvitationAnswer(invite);
  const textId = useId();

  return (
    <AlarmItem
      icon={UserPlusIcon}
      tone="apricot"
      age={age}
      state={state}
      textId={textId}
      goneText={ALARM_MESSAGES.gone}
      text={
        <Link to={paths.projectDetail(projectId)} state={{ title } satisfies OpenedPost}>
          <b>{writer ?? MESSAGES.withdrawnMember}</b> 님이 <b>‘{isolateDirection(title)}’</b> 프로젝트에 초대했어요.
        </Link>
      }
      actions={
        <InvitationButtons
          describedBy={textId}
          roles={roles}
          answering={answering}
          onAccept={async (role) => (await accept(role)) && onAnswered()}
          onDecline={async () => (await decline()) && onAnswered()}
        />
      }
    />
  );
}
