import { useId } from 'react';
import { ALARM_MESSAGES, type EvaluationRequest } from '@contract/alarm';
import { consentQuestion } from '@contract/archive';
import { ConsentButtons } from '@/entities/archive';
import { useConsentAnswer } from '@/shared/api';
import { paths, type OpenedPost } from '@/shared/routes';
import { UserPlusIcon } from '@/shared/ui/Icon';
import { Link } from 'react-router-dom';
import { AlarmItem, type AnsweredItemProps } from './AlarmItem';

interface ConsentQuestionItemProps extends AnsweredItemProps {
  request: EvaluationRequest;
}

/** The question whether the member was part of an archive. */
export function ConsentQuestionItem({ request, age, state, onAnswered }: ConsentQuestionItemProps) {
  const { confirm, decline, answering } = useConsentAnswer(request.archiveId);
  const textId = useId();

  return (
    <AlarmItem
      icon={UserPlusIcon}
      tone="apricot"
      age={age}
      state={state}
      textId={textId}
      goneText={ALARM_MESSAGES.questionGone}
      text={
        <Link to={paths.archiveDetail(request.archiveId)} state={{ title: request.archiveTitle } satisfies OpenedPost}>
          {consentQuestion(request)}
        </Link>
      }
      actions={
        // A confirmed request stays as the evaluation request; it is removed once the server no longer lists it.
        <ConsentButtons
          size="small"
          describedBy={textId}
          answering={answering}
          onConfirm={async () => (await confirm()) && onAnswered()}
          onDecline={async () => (await decline()) && onAnswered()}
        />
      }
    />
  );
}
