import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Introduction = styled.p(css`
  max-width: 42em;
  ${text('body-l')}
  letter-spacing: -0.01em;
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

export const Write = styled(Link)(css`
  margin-left: ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`);

export const Traits = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.section.md} ${theme.space[7]};

  > section {
    align-content: start;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

export const Rank = styled.span(css`
  color: ${theme.color['text-3']};
  ${text('label', 700)}
  line-height: 1;
  ${tabularNumbers}
`);
