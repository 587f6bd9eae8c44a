import { type CSSProperties } from 'react';
import { KEYWORD_LABELS, type Keyword } from '@contract/evaluation';
import { RECORD_TEXTS } from '@contract/record';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './KeywordBars.styles';

interface KeywordBarsProps {
  /** Sorted by count; `from` is the number of people, if shown. */
  keywords: readonly { content: Keyword; count: number; from?: number }[];
  size: S.BarSize;
}

/** The most frequent keywords of a member, as bars with their count as text. */
export function KeywordBars({ keywords, size }: KeywordBarsProps) {
  const most = Math.max(1, ...keywords.map(({ count }) => count));
  return (
    <S.Bars size={size}>
      {keywords.map(({ content, count, from }) => (
        <li key={content} style={{ '--share': (count / most).toFixed(3) } as CSSProperties}>
          <i aria-hidden />
          <b>{KEYWORD_LABELS[content]}</b>
          {from === undefined ? <Count count={count} /> : <span>{RECORD_TEXTS.keyword(count, from)}</span>}
        </li>
      ))}
    </S.Bars>
  );
}

const Count = ({ count }: { count: number }) => (
  <span>
    {count}
    <VisuallyHidden>번</VisuallyHidden>
  </span>
);
