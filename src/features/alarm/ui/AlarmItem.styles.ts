import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, hoverable, text, theme } from '@/shared/theme';

export const Item = styled.li(css`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  ${focusRing}

  ${hoverable} {
    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  ${below('mobile')} {
    padding: ${theme.space[3]} ${theme.space[3]};
  }
`);

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;

export const Text = styled.p(css`
  ${text('body-s')}
  overflow-wrap: anywhere;

  b {
    font-weight: 650;
  }
  a {
    border-radius: ${theme.radius.sm};
    ${focusRing}
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

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
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[7]};
  color: ${theme.color['text-2']};
  text-align: center;
`);
