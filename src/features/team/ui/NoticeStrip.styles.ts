import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]} ${theme.space[6]};
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
    gap: ${theme.space[3]};
    margin-bottom: ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[5]};

    > svg {
      display: none;
    }
    > div:first-of-type {
      flex-basis: 100%;
    }
  }
`);

export const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    width: 100%;

    > a,
    > button {
      flex: 1;
      min-height: 44px;
    }
  }
`;
