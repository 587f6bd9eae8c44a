import { useId } from 'react';
import { type EvaluationRequest } from '@contract/alarm';
import { CONSENT_TEXTS } from '@contract/archive';
import { ConsentButtons } from '@/entities/archive';
import { useConsentAnswer } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Icon, UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { ageLabel } from '../lib/ageLabel';
import * as S from './AlarmItem.styles';

interface ConsentQuestionItemProps {
  request: EvaluationRequest;
  age: number;
}

/** The question whether the member was part of an archive (D90). */
export function ConsentQuestionItem({ request, age }: ConsentQuestionItemProps) {
  const { archiveId, archiveTitle, writer, published } = request;
  const { confirm, decline, answering } = useConsentAnswer(archiveId);
  const textId = useId();

  return (
    <S.Item>
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
        <S.Age>{ageLabel(age)}</S.Age>
        <S.Actions>
          <ConsentButtons describedBy={textId} answering={answering} onConfirm={confirm} onDecline={decline} />
        </S.Actions>
      </S.Body>
    </S.Item>
  );
}
