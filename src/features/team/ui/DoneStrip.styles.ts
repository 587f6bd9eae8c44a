import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]} ${theme.space[7]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[6]} ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['accent-soft']};

  > a {
    flex: none;
    margin-left: auto;
  }
  ${below('side')} {
    flex-direction: column;
    align-items: flex-start;

    > a {
      margin-left: 0;
    }
  }
  ${below('mobile')} {
    margin-bottom: ${theme.space[4]};
    padding: ${theme.space[5]};

    > a {
      width: 100%;
    }
  }
`);
