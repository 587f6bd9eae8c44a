import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: 18px;
  margin-bottom: 24px;
  padding: 18px 20px 18px 24px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  > svg {
    color: ${theme.color['text-2']};
  }
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    gap: 12px;
    margin-bottom: 16px;
    padding: 18px 20px;

    > svg {
      display: none;
    }
    > div:first-of-type {
      flex-basis: 100%;
    }
  }
`);

export const Title = styled.h2(css`
  color: ${theme.color['text-3']};
  font: 600 13px/1.5 ${theme.font};
`);

export const Text = styled.p(css`
  white-space: pre-line;
  overflow-wrap: anywhere;
  font: 500 16px/1.55 ${theme.font};
`);

export const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${below('mobile')} {
    width: 100%;

    > a,
    > button {
      flex: 1;
      min-height: 44px;
    }
  }
`;
