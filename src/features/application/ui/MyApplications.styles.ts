import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, clampLines, focusRing, tabularNumbers, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: 24px;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    padding-bottom: 16px;
  }
`);

export const Post = styled(Link)(css`
  display: grid;
  flex: 1;
  gap: 5px;
  min-width: 0;
  padding: 16px 0;
  outline-offset: -2px;
  ${focusRing}

  b {
    overflow-wrap: anywhere;
    font: 600 16px/1.45 ${theme.font};
    ${clampLines(1)}
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 14px/1.3 ${theme.font};
    ${tabularNumbers}
  }
  ${below('mobile')} {
    padding-bottom: 10px;

    b {
      ${clampLines(2)}
    }
  }
`);

export const State = styled.span(css`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 6px;
  max-width: 50%;

  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.3 ${theme.font};
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    display: flex;
    align-items: center;
    gap: 10px;
    max-width: 100%;
  }
`);
