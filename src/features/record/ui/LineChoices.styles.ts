import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, theme } from '@/shared/theme';

export const List = styled.ul`
  display: grid;
`;

export const Item = styled.li(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  ${below('mobile')} {
    align-items: start;
    gap: 4px;
  }
`);

export const Choice = styled.label(css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: start;
  gap: 18px;
  padding: 16px 0;
  font: 400 16px/1.55 ${theme.font};
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    display: block;
    margin-top: 4px;
    color: ${theme.color['text-3']};
    font: 500 13px/1.3 ${theme.font};
  }
  ${below('mobile')} {
    gap: 14px;
    font-size: 15px;
  }
`);

export const Moves = styled.span`
  display: flex;

  ${below('mobile')} {
    flex-direction: column;
    margin: 6px -8px 6px 0;
  }
`;

export const Move = styled.button(css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.small};
  color: ${theme.color['text-2']};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-disabled='true'] {
    color: ${theme.color['text-disabled']};
    cursor: not-allowed;
  }
  ${below('mobile')} {
    height: 36px;
  }
`);
