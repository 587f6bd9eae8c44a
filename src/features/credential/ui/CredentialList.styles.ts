import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';

export { EmptyText as Nothing } from '@/shared/ui/EmptyText';

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 72px;
  padding: 10px 0;

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
    font: 600 16px/1.4 ${theme.font};
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
    ${tabularNumbers}
  }
  ${below('mobile')} {
    gap: 10px;
  }
`);
