import { type EvaluationRequest } from '@contract/alarm';
import { consentQuestion } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { ConsentButtons } from '@/entities/archive';
import { useConsentAnswer } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { paths, type OpenedPost } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { HeartHandshakeIcon, UsersIcon } from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import { Stack, Text } from '@/shared/ui/pieces';
import { ARCHIVES_ID } from '../lib/headings';
import { usePreview } from '../model/usePreview';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import { WaitingSince } from './WaitingSince';
import * as S from './Waiting.styles';

const ID = 'profile-evaluations-to-do';

interface PendingEvaluationsProps {
  /** The latest ones. */
  requests: readonly EvaluationRequest[];
  /** The number of all. */
  total: number;
}

const questionsFirst = (requests: readonly EvaluationRequest[]) =>
  [...requests].sort((one, other) => Number(other.consent === 'ASKED') - Number(one.consent === 'ASKED'));

/** Archives with a pending evaluation of the member, of any age. */
export function PendingEvaluations({ requests, total }: PendingEvaluationsProps) {
  const { shown, ...more } = usePreview(ID, questionsFirst(requests), LIMITS.activityPreview);
  const keepFocus = useFocusRestore(ID, ARCHIVES_ID);

  if (requests.length === 0) return null;
  return (
    <Section id={ID} title="해야 할 평가" count={total}>
      <S.Rows onFocus={keepFocus}>
        {shown.map((request) => (
          <RequestRow key={request.archiveId} request={request} />
        ))}
      </S.Rows>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}

/** The request for consent; once confirmed, the evaluation to do. */
export function RequestRow({ request }: { request: EvaluationRequest }) {
  return request.consent === 'ASKED' ? <ConsentQuestionRow request={request} /> : <EvaluationRow request={request} />;
}

function EvaluationRow({ request: { archiveId, archiveTitle, createDate } }: { request: EvaluationRequest }) {
  return (
    <S.Row data-item={`evaluation ${archiveId}`} tabIndex={-1}>
      <Sign icon={HeartHandshakeIcon} tone="pine" />
      <Stack gap={2} grows>
        <Text size="body" weight={700} id={`evaluation-${archiveId}`}>
          {archiveTitle}
        </Text>
        <S.Facts>
          <WaitingSince instant={createDate} /> 등록
        </S.Facts>
      </Stack>
      <S.Answers>
        <Button
          to={paths.teamEvaluation(archiveId)}
          variant="soft"
          size="small"
          aria-describedby={`evaluation-${archiveId}`}
        >
          평가하러 가기
        </Button>
      </S.Answers>
    </S.Row>
  );
}

function ConsentQuestionRow({ request }: { request: EvaluationRequest }) {
  const { archiveId, archiveTitle, createDate } = request;
  const { confirm, decline, answering } = useConsentAnswer(archiveId);
  const questionId = `consent-${archiveId}`;

  return (
    <S.Row data-item={`evaluation ${archiveId}`} tabIndex={-1}>
      <Sign icon={UsersIcon} tone="apricot" />
      <Stack gap={2} grows>
        <S.Title
          id={questionId}
          to={paths.archiveDetail(archiveId)}
          state={{ title: archiveTitle } satisfies OpenedPost}
        >
          {consentQuestion(request)}
        </S.Title>
        <S.Facts>
          <WaitingSince instant={createDate} />
        </S.Facts>
      </Stack>
      <S.Answers>
        <ConsentButtons describedBy={questionId} answering={answering} onConfirm={confirm} onDecline={decline} />
      </S.Answers>
    </S.Row>
  );
}
