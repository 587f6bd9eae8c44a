import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, withoutScript, theme } from '@/shared/theme';
import { Select } from '@/shared/ui/Select';

export const Order = styled.div(css`
  display: flex;
  align-items: center;
  gap: 8px;
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
    padding: 0 36px 0 12px;
    border-color: transparent;
    background: none;
    color: ${theme.color['text-2']};
    font: 600 15px/1.2 ${theme.font};

    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  svg {
    right: 10px;
  }
`);
