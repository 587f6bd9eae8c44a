import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 28px;

  > a {
    flex: none;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
    margin-bottom: 20px;

    /* Where the title would wrap into a narrow column, the button is below it. */
    > div {
      flex: 1 1 150px;
    }

    > a {
      min-height: 44px;
      padding: 0 14px 0 12px;
      font-size: 15px;
    }
  }
`);

export const Title = styled.h1(css`
  ${text('h1')}
`);

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: 8px;
  color: ${theme.color['text-2']};

  ${below('mobile')} {
    display: none;
  }
`);
