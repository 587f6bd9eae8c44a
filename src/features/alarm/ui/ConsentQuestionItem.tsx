import { useId } from 'react';
import { type EvaluationRequest } from '@contract/alarm';
import { CONSENT_TEXTS } from '@contract/archive';
import { ConsentButtons } from '@/entities/archive';
import { useConsentAnswer } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Icon, UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { ItemAge, type AnsweredItemProps } from './ItemAge';
import * as S from './AlarmItem.styles';

interface ConsentQuestionItemProps extends AnsweredItemProps {
  request: EvaluationRequest;
}

/** The question whether the member was part of an archive (D90). */
export function ConsentQuestionItem({ request, age, state, onAnswered }: ConsentQuestionItemProps) {
  const { archiveId, archiveTitle, writer, published } = request;
  const { confirm, decline, answering } = useConsentAnswer(archiveId);
  const textId = useId();

  // A confirmed question stays as the evaluation request; it only leaves once the server no longer lists it.
  const confirmHere = async () => (await confirm()) && onAnswered();
  const declineHere = async () => (await decline()) && onAnswered();

  return (
    <S.Item data-item={state.key} tabIndex={-1}>
      <S.Sign apricot>
        <Icon of={UserPlusIcon} />
      </S.Sign>
      <S.Body>
        <S.Text id={textId}>
          <Link to={paths.archiveDetail(archiveId)}>
            {published
              ? CONSENT_TEXTS.questionAfterRelease(archiveTitle)
              : CONSENT_TEXTS.question(writer, archiveTitle)}
          </Link>
        </S.Text>
        <ItemAge age={age} state={state} />
        {!state.isAnswered && (
          <S.Actions>
            <ConsentButtons
              describedBy={textId}
              answering={answering}
              onConfirm={confirmHere}
              onDecline={declineHere}
            />
          </S.Actions>
        )}
      </S.Body>
    </S.Item>
  );
}
