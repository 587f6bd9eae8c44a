import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 28px;

  &:empty {
    margin-bottom: 0;
  }
  &:focus {
    outline: 0;
  }
  ${below('mobile')} {
    flex-wrap: nowrap;
    margin: 0 -20px 16px;
    padding: 0 20px;
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`);
