import { PROFILE_MESSAGES } from '@contract/mypage';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Tag } from '@/shared/ui/Tag';
import { Stack } from '@/shared/ui/pieces';
import { KeywordChart, type KeywordCounts } from './KeywordChart';
import * as S from './EvaluationTab.styles';

/** Sample data of the placeholder chart (D58). */
const SAMPLE: KeywordCounts = [
  { content: 'RESPONSIBLE', count: 11 },
  { content: 'COMMUNICATION', count: 9 },
  { content: 'ATTENTIVE', count: 6 },
  { content: 'KEEPS_PROMISES', count: 4 },
];
const HIGHEST = 11;

interface NoEvaluationProps {
  isOwn: boolean;
}

/** Empty state of the evaluations; the own profile shows the placeholder chart. */
export function NoEvaluation({ isOwn }: NoEvaluationProps) {
  return (
    <Stack gap={7}>
      <EmptyState illustration="no-eval" title={PROFILE_MESSAGES.noEvaluation} />
      {isOwn && (
        <S.Sample aria-hidden>
          <Tag>예시</Tag>
          <KeywordChart keywords={SAMPLE} highest={HIGHEST} faded />
        </S.Sample>
      )}
    </Stack>
  );
}
