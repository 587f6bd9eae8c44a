import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme, withoutScript } from '@/shared/theme';
import { Select } from '@/shared/ui/Select';

export const Order = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  ${below('mobile')} {
    gap: 0;
  }
  ${withoutScript} {
    display: none;
  }
`);

/** A word and an arrow, without the border of a form field. */
export const Sort = styled(Select)(css`
  gap: 0;

  select {
    height: 44px;
    padding: 0 ${theme.space[7]} 0 ${theme.space[3]};
    border-color: transparent;
    background: none;
    color: ${theme.color['text-2']};
    ${text('body-s', 600)}
    line-height: 1.2;

    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  svg {
    right: 10px;
  }
`);
