import { useId } from 'react';
import { type ProjectInvite } from '@contract/alarm';
import { MESSAGES } from '@contract/messages';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Icon, UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { ageLabel } from '../lib/ageLabel';
import * as S from './AlarmItem.styles';

interface InviteItemProps {
  invite: ProjectInvite;
  age: number;
}

/** Somebody wants the member in a team: yes, no, or first a look at the post. */
export function InviteItem({ invite, age }: InviteItemProps) {
  const { writer, title, projectId } = invite;
  const { accept, decline, answering } = useInvitationAnswer(invite);
  const textId = useId();

  return (
    <S.Item>
      <S.Sign apricot>
        <Icon of={UserPlusIcon} />
      </S.Sign>
      <S.Body>
        <S.Text id={textId}>
          <Link to={paths.projectDetail(projectId)}>
            <b>{writer ?? MESSAGES.withdrawnMember}</b> 님이 <b>‘{title}’</b> 프로젝트에 초대했어요.
          </Link>
        </S.Text>
        <S.Age>{ageLabel(age)}</S.Age>
        <S.Actions>
          <InvitationButtons describedBy={textId} answering={answering} onAccept={accept} onDecline={decline} />
        </S.Actions>
      </S.Body>
    </S.Item>
  );
}
