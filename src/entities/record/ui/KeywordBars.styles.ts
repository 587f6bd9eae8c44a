import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, tabularNumbers, theme } from '@/shared/theme';

export type BarSize = 'record' | 'profile' | 'preview';

const sizes = {
  record: css`
    gap: 13px;
    --height: 54px;
    --inset: 16px;
    --radius: 14px;
    --word: 15.5px;
    --room: 124px;
  `,
  profile: css`
    gap: 6px;
    --height: 42px;
    --inset: 14px;
    --radius: 12px;
    --word: 15px;
    --room: 54px;
  `,
  preview: css`
    gap: 5px;
    --height: 30px;
    --inset: 10px;
    --radius: 8px;
    --word: 12.5px;
    --room: 54px;
  `,
};

const own = { shouldForwardProp: (name: string) => name !== 'size' };

export const Bars = styled('ol', own)<{ size: BarSize }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ size }) => sizes[size]}

  > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--height);
    padding: 4px var(--inset);
    border-radius: var(--radius);
    background: ${theme.color['surface-sunken']};
    overflow: hidden;
    break-inside: avoid;
  }
  i {
    position: absolute;
    inset: 0 auto 0 0;
    width: calc((100% - var(--room)) * var(--share));
    border-radius: inherit;
    background: ${theme.color['accent-soft-2']};
  }
  b,
  > li > span {
    position: relative;
    font: 600 var(--word) / 1.3 ${theme.font};
  }
  > li > span {
    flex: none;
    margin-left: auto;
    color: ${theme.color['text-2']};
    font-weight: 500;
    font-size: ${({ size }) => (size === 'record' ? '14px' : 'var(--word)')};
    ${tabularNumbers}
  }
  li:first-of-type i {
    background: ${theme.color.accent};
  }
  li:first-of-type b {
    color: ${theme.color['on-accent']};
    font-weight: 700;
  }
  ${print} {
    i {
      border: 1pt solid;
    }
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid;
    }
  }
`;
