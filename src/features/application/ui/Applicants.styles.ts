import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, theme } from '@/shared/theme';

/** The list beside the seats: 896 and 320 px; below 1024 the seats are one line under the title. */
export const Columns = styled.div`
  ${columns(896, 320)}
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Filter = styled.div`
  padding: 20px 0 4px;

  ${below('mobile')} {
    margin: 0 -20px;
    padding: 16px 20px 4px;
    overflow-x: auto;

    > div {
      flex-wrap: nowrap;
    }
  }
`;

export const Note = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: 20px;
  padding: 16px 20px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['surface-sunken']};
  font: 500 15px/1.45 ${theme.font};

  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color['text-2']};
    font-size: 13px;
  }
  > button {
    padding-block: 8px;
    white-space: normal;
  }
  ${below('mobile')} {
    > button {
      width: 100%;
    }
  }
`);

export const PagerSlot = styled.div`
  margin-top: 24px;

  &:empty {
    display: none;
  }
`;
