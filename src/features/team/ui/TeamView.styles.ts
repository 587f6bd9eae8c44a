import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, columns, theme } from '@/shared/theme';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[5]} ${theme.space[7]};
  padding: ${theme.space[2]} 0 ${theme.space[7]};

  > div {
    min-width: 0;
  }
  ${below('mobile')} {
    padding-bottom: ${theme.space[6]};
  }
`;

/** 896 beside 320 px; in one column the sidebar comes last. Without the card of the check-in a heading begins it. */
export const Columns = styled.div`
  ${columns(896, 320)}

  &[data-headed] {
    padding-top: ${theme.space[5]};
  }

  ${below('side')} {
    gap: ${theme.space[8]};
  }
`;

export const Note = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['primary-soft']};
`);
