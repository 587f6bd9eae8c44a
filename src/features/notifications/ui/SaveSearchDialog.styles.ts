import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export const Rows = styled.ul(css`
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 76px;
    border-bottom: 1px solid ${theme.color['border-subtle']};

    > svg {
      flex: none;
      color: ${theme.color['text-2']};
    }
    &:last-of-type {
      border-bottom: 0;
    }
  }
  ${below('phone')} {
    > li:nth-of-type(2) {
      align-items: flex-start;
      padding: ${theme.space[3]} 0;
    }
  }
`);

export const Always = styled.span(css`
  display: grid;
  place-items: center;
  width: 52px;
  color: ${theme.color['primary-text']};
`);

export const Agreement = styled.div(css`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
`);
