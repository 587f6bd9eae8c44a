import { useId } from 'react';
import { type ProjectInvite } from '@contract/alarm';
import { MESSAGES } from '@contract/messages';
import { InvitationButtons } from '@/entities/project';
import { useInvitationAnswer } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Icon, UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { ItemAge, type AnsweredItemProps } from './ItemAge';
import * as S from './AlarmItem.styles';

interface InviteItemProps extends AnsweredItemProps {
  invite: ProjectInvite;
}

/** Somebody wants the member in a team: yes, no, or first a look at the post. */
export function InviteItem({ invite, age, state, onAnswered }: InviteItemProps) {
  const { writer, title, projectId } = invite;
  const { accept, decline, answering } = useInvitationAnswer(invite);
  const textId = useId();

  const acceptHere = async () => (await accept()) && onAnswered();
  const declineHere = async () => (await decline()) && onAnswered();

  return (
    <S.Item data-item={state.key} tabIndex={-1}>
      <S.Sign apricot>
        <Icon of={UserPlusIcon} />
      </S.Sign>
      <S.Body>
        <S.Text id={textId}>
          <Link to={paths.projectDetail(projectId)}>
            <b>{writer ?? MESSAGES.withdrawnMember}</b> 님이 <b>‘{title}’</b> 프로젝트에 초대했어요.
          </Link>
        </S.Text>
        <ItemAge age={age} state={state} />
        {!state.isAnswered && (
          <S.Actions>
            <InvitationButtons
              describedBy={textId}
              answering={answering}
              onAccept={acceptHere}
              onDecline={declineHere}
            />
          </S.Actions>
        )}
      </S.Body>
    </S.Item>
  );
}
