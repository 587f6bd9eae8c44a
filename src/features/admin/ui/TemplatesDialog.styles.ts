import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Templates = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

export const Template = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 64px;
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color['border-control']};
  border-radius: ${theme.radius.lg};

  > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  b {
    ${text('body-s', 700)}
  }
  small {
    color: ${theme.color['text-2']};
    ${text('caption')}
    overflow-wrap: anywhere;
  }
`);
