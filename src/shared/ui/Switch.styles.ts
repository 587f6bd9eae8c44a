import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Row = styled.button(css`
  display: flex;
  align-items: center;
  gap: 20px;
  width: 100%;
  min-height: 72px;
  padding: 14px 0;
  text-align: left;

  > span {
    display: grid;
    flex: 1;
    gap: 2px;
  }
  b {
    ${text('body', 700)}
  }
  small {
    color: ${theme.color['text-3']};
    ${text('label', 500)}
  }
`);

export const Bare = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 52px;
  height: 44px;
`;

export const Track = styled.i(css`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  border-radius: 16px;
  background: ${theme.color['border-control']};
  transition: background ${theme.motion.fast} ${theme.motion.standard};

  &::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${theme.color['on-primary']};
    transition: ${['transform', 'border-radius'].map((name) => `${name} ${theme.motion.base} ${theme.motion.standard}`).join()};
  }
  [aria-checked='true'] > & {
    background: ${theme.color.primary};

    &::after {
      transform: translateX(20px);
      border-radius: 8px;
    }
  }
  [aria-disabled='true'] > & {
    background: ${theme.color.border};

    &::after {
      background: ${theme.color.surface};
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: ButtonText;
    }
  }
`);
