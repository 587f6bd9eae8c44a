import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[6]};
  margin-bottom: ${theme.space[6]};

  > a {
    flex: none;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
    margin-bottom: ${theme.space[5]};

    /* Where the title would wrap into a narrow column, the button is below it. */
    > div {
      flex: 1 1 150px;
    }

    > a {
      min-height: 44px;
      padding: 0 ${theme.space[3]} 0 ${theme.space[3]};
      font-size: 15px;
    }
  }
`);

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};

  ${below('mobile')} {
    display: none;
  }
`);
