import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, hoverable, theme } from '@/shared/theme';

export const Item = styled.li(css`
  display: flex;
  gap: 14px;
  padding: 16px;
  border-radius: ${theme.radius.lg};
  ${focusRing}

  ${hoverable} {
    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  ${below('mobile')} {
    padding: 14px 12px;
  }
`);

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: 6px;
  min-width: 0;
`;

export const Text = styled.p(css`
  font: 400 15px/1.5 ${theme.font};
  overflow-wrap: anywhere;

  b {
    font-weight: 650;
  }
  a {
    border-radius: ${theme.radius.xs};
    ${focusRing}
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Age = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};
`);

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 8px;

  /* Keeps the height without the buttons, so that nothing below shifts. */
  min-height: 44px;

  > * {
    min-height: 44px;
  }
  ${below('mobile')} {
    > * {
      flex: 1;
    }
  }
`;

export const Empty = styled.div(css`
  display: grid;
  justify-items: center;
  padding: 12px 20px 32px;
  color: ${theme.color['text-2']};
  text-align: center;
`);
