import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ArchiveKind } from '@contract/archive';
import { text, theme } from '@/shared/theme';
import { useRecordWords } from '../model/words';
import { Marked } from './TimeLabel';

interface KindHeadingProps {
  kind: ArchiveKind;
  /** Projects of that kind. */
  count: number;
}

/** The heading of the projects of one kind, behind the mark of their time (D153). */
export function KindHeading({ kind, count }: KindHeadingProps) {
  const { kinds } = useRecordWords();
  return (
    <Heading>
      <Mark data-kind={kind === 'TEAM' ? 'together' : 'stated'}>
        {kinds[kind]} <em>{count}</em>
      </Mark>
    </Heading>
  );
}

const Heading = styled.h3(css`
  padding: ${theme.space[2]} 0;
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
`);

const Mark = styled(Marked)(css`
  &::before {
    width: 28px;
    border-top-width: 4px;
  }
  em {
    color: ${theme.color['text-3']};
    font-style: normal;
  }
`);
