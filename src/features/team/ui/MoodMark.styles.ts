import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

/** GOOD is filled, SLOW a ring, HELP has "!", a missed week is small and grey, a due one a dashed square. */
export const Mark = styled.i(css`
  position: relative;
  z-index: 1;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border-radius: 50%;
  ${text('micro', 800)}
  line-height: 1;
  font-style: normal;

  &[data-now] {
    border-radius: 33%;
  }
  &[data-state='GOOD'] {
    background: ${theme.color.primary};
  }
  &[data-state='SLOW'] {
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 calc(var(--mark) * 0.22) ${theme.color.success};
  }
  &[data-state='HELP'] {
    background: ${theme.color.warn};
    color: ${theme.color.surface};
  }
  &[data-state='MISSED'] {
    width: 8px;
    height: 8px;
    background: ${theme.color['border-control']};
  }
  &[data-state='YET'] {
    border: 1.5px dashed ${theme.color['border-control']};
    background: ${theme.color.surface};
  }
  @media (forced-colors: active) {
    &[data-state] {
      border: 1px solid CanvasText;
    }
    &[data-state='GOOD'] {
      background: CanvasText;
    }
    &[data-state='SLOW'] {
      border-width: calc(var(--mark) * 0.22);
    }
    &[data-state='YET'] {
      border-style: dashed;
    }
  }
`);
