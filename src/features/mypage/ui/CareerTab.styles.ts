import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Introduction = styled.p(css`
  max-width: 42em;
  font: 400 17px/1.75 ${theme.font};
  letter-spacing: -0.01em;
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    font-size: 16px;
  }
`);

export const Write = styled(Link)(css`
  margin-left: 6px;
  border-radius: ${theme.radius.xs};
  color: ${theme.color['primary-text']};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`);

export const Traits = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 64px 40px;

  > section {
    align-content: start;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;
  }
`;

export const Roles = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;

  > li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
`;

export const Rank = styled.span(css`
  color: ${theme.color['text-3']};
  font: 700 14px/1 ${theme.font};
  ${tabularNumbers}
`);
