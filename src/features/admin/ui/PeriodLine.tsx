import { Row, Stack } from '@/shared/ui/pieces';
import { monthAndDay } from '../lib/deskTexts';
import * as S from './PeriodLine.styles';

/** The number of days in a week; longer periods have no more segments. */
const SEGMENTS = 7;

interface PeriodLineProps {
  /** ISO instants. */
  begin: string;
  end: string;
  toText: (instant: string) => string;
  tone?: 'primary' | 'danger';
}

/** A suspension from its beginning to its end. */
export function PeriodLine({ begin, end, toText, tone = 'primary' }: PeriodLineProps) {
  return (
    <Stack gap={2} size="caption" numbers>
      <S.Line role="img" aria-label={`${monthAndDay(begin)}부터 ${monthAndDay(end)}까지`} tone={tone}>
        <S.Begin />
        {Array.from({ length: SEGMENTS }, (_, index) => (
          <i key={index} />
        ))}
        <S.End />
      </S.Line>
      <Row gap={3} align="stretch" justify="space-between">
        <span>{toText(begin)}</span>
        <span>{toText(end)}</span>
      </Row>
    </Stack>
  );
}
