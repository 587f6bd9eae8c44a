import { type CSSProperties } from 'react';
import { KEYWORD_LABELS } from '@contract/evaluation';
import { type MyPage } from '@contract/mypage';
import { Stack } from '@/shared/ui/pieces';
import * as S from './KeywordChart.styles';

/** The most frequent keyword leaves a sixth of its row free. */
const FREE_ROOM = 1.2;

export type KeywordCounts = Readonly<MyPage['teamFeedback']['myPageEvaluation']['keywords']>;

interface KeywordChartProps {
  keywords: KeywordCounts;
  /** The highest count of all keywords, including those not drawn. */
  highest: number;
  /** Placeholder chart. */
  faded?: boolean;
}

/** The counts of received keywords, highest first. */
export function KeywordChart({ keywords, highest, faded = false }: KeywordChartProps) {
  return (
    <Stack as="ol" gap={3} data-faded={faded || undefined}>
      {keywords.map(({ content, count }) => (
        <S.Row key={content} style={{ '--bar': keywordBarWidth(count, highest) } as CSSProperties}>
          <S.Bar aria-hidden />
          <S.Word>{KEYWORD_LABELS[content]}</S.Word>
          <S.Count>{count}명</S.Count>
        </S.Row>
      ))}
    </Stack>
  );
}

/** The width of a keyword's bar in CSS: count / (1.2 × the highest count) of its row (spec §9). */
export function keywordBarWidth(count: number, highest: number): string {
  return highest === 0 ? '0%' : `${((count / (FREE_ROOM * highest)) * 100).toFixed(1)}%`;
}
