import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 72px;
  padding: ${theme.space[2]} 0;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  > div {
    display: grid;
    flex: 1;
    gap: 3px;
    min-width: 0;
  }
  b {
    ${text('body', 600)}
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color['text-3']};
    ${text('caption')}
    ${tabularNumbers}
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    gap: ${theme.space[2]};

    > div {
      flex-basis: 60%;
    }
  }
`);
