import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, tabularNumbers, theme } from '@/shared/theme';

export type BarSize = 'record' | 'profile' | 'preview';

const sizes = {
  record: css`
    gap: ${theme.space[3]};
    --height: 54px;
    --inset: 16px;
    --radius: 14px;
    --word: 15.5px;
    --room: 124px;
  `,
  profile: css`
    gap: ${theme.space[2]};
    --height: 42px;
    --inset: 14px;
    --radius: 12px;
    --word: 15px;
    --room: 54px;
  `,
  preview: css`
    gap: ${theme.space[1]};
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
    gap: ${theme.space[2]};
    min-height: var(--height);
    padding: ${theme.space[1]} var(--inset);
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
    font-size: var(--word);
    font-weight: 600;
    line-height: 1.3;
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
