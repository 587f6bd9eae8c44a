import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

/** A pending item: text left, actions right. */
export const Rows = styled.ul`
  margin-top: -18px;
`;

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 18px 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};
  ${focusRing}

  /* The icon beside the text, the buttons below it. */
  ${below('mobile')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px 14px;
  }
`);

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 6px;
  min-width: 0;
`;

export const Title = styled(Link)(css`
  font: 650 16px/1.45 ${theme.font};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Name = styled.p(css`
  font: 650 16px/1.45 ${theme.font};
  overflow-wrap: anywhere;
`);

export const Facts = styled.small(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};
  ${tabularNumbers}
`);

export const Answers = styled.span`
  display: flex;
  flex: none;
  gap: 8px;

  ${below('mobile')} {
    grid-column: 2;

    > * {
      flex: 1;
      min-height: 44px;
    }
  }
`;
