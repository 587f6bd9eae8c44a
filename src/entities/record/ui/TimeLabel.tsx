import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type TIME_LABELS } from '@contract/archive';
import { print, theme } from '@/shared/theme';
import { useRecordWords } from '../model/words';

interface TimeLabelProps {
  kind: keyof typeof TIME_LABELS;
}

/** The name of a kind of time behind its mark: a solid line for what the product counted, a dotted one for what was typed. */
export function TimeLabel({ kind }: TimeLabelProps) {
  const { times } = useRecordWords();
  return <Marked data-kind={kind}>{times[kind]}</Marked>;
}

/** A text behind the mark of its kind of time. */
export const Marked = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};

  &::before {
    content: '';
    flex: none;
    width: 18px;
    border-top: 3px dotted ${theme.color['border-control']};
  }
  &[data-kind='together']::before {
    border-top: 3px solid ${theme.color.primary};

    ${print} {
      border-top-width: 2pt;
    }
  }
`);
