import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[6]};

  &:empty {
    margin-bottom: 0;
  }
  &:focus {
    outline: 0;
  }
  ${below('mobile')} {
    flex-wrap: nowrap;
    margin: 0 -${theme.space[5]} ${theme.space[4]};
    padding: 0 ${theme.space[5]};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`);
