import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { DotLine, DotStep } from '@/shared/ui/DotLine';

export const Line = styled(DotLine)`
  --dot-top: ${theme.space[1]};
`;

/** The period, and the text; on phones the period is above the text. */
export const Item = styled(DotStep)(css`
  display: grid;
  grid-template-columns: 20px 168px minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[7]};

  > span {
    margin-top: ${theme.space[1]};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${below('mobile')} {
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 2px ${theme.space[3]};
  }
`);

export const What = styled.div`
  min-width: 0;
  color: ${theme.color.text};

  ${below('mobile')} {
    grid-column: 2;
  }
`;
