import { type CSSProperties } from 'react';
import { type Keyword } from '@contract/evaluation';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useRecordWords } from '../model/words';
import * as S from './KeywordBars.styles';

interface KeywordBarsProps {
  /** Sorted by count: how many people chose it. */
  keywords: readonly { content: Keyword; count: number }[];
  /** How many people evaluated, where it is said (D154). */
  evaluators?: number;
  size: S.BarSize;
}

/** The most frequent keywords of a member, as bars with their count as text. */
export function KeywordBars({ keywords, evaluators, size }: KeywordBarsProps) {
  const words = useRecordWords();
  const most = Math.max(1, ...keywords.map(({ count }) => count));
  return (
    <S.Bars size={size}>
      {keywords.map(({ content, count }) => (
        <li key={content} style={{ '--share': (count / most).toFixed(3) } as CSSProperties}>
          <i aria-hidden />
          <b>{words.keywords[content]}</b>
          <span>
            {evaluators === undefined ? words.keywordCount(count) : <Chosen count={count} evaluators={evaluators} />}
          </span>
        </li>
      ))}
    </S.Bars>
  );
}

/** How many of those who evaluated chose a keyword (D154). */
function Chosen({ count, evaluators }: { count: number; evaluators: number }) {
  const { keyword, keywordBefore, keywordAfter } = useRecordWords();
  return (
    <>
      {keywordBefore && <VisuallyHidden>{keywordBefore}</VisuallyHidden>}
      <span>{keyword(count, evaluators)}</span>
      {keywordAfter && <VisuallyHidden>{keywordAfter}</VisuallyHidden>}
    </>
  );
}
