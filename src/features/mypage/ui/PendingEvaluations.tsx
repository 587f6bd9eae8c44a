import { type EvaluationRequest } from '@contract/alarm';
import { LIMITS } from '@contract/limits';
import { shortDate } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { usePreview } from '../model/usePreview';
import { MoreButton } from './MoreButton';
import { Section } from './Section';
import * as S from './Waiting.styles';

const ID = 'profile-evaluations-to-do';

interface PendingEvaluationsProps {
  requests: readonly EvaluationRequest[];
}

/** Archives whose team waits for the member's evaluation, however old (D57). */
export function PendingEvaluations({ requests }: PendingEvaluationsProps) {
  const { shown, ...more } = usePreview(ID, requests, LIMITS.activityPreview);

  if (requests.length === 0) return null;
  return (
    <Section id={ID} title="해야 할 평가" count={requests.length}>
      <S.Rows>
        {shown.map(({ archiveId, archiveTitle, createDate }) => (
          <S.Row key={archiveId}>
            <S.Words>
              <S.Name id={`evaluation-${archiveId}`}>{archiveTitle}</S.Name>
              <S.Facts>
                <time dateTime={createDate}>{shortDate(createDate)}</time> 등록
              </S.Facts>
            </S.Words>
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
        ))}
      </S.Rows>
      <MoreButton describedBy={ID} {...more} />
    </Section>
  );
}
