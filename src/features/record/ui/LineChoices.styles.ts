import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Item = styled.li(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  ${below('mobile')} {
    align-items: start;
    gap: ${theme.space[1]};
  }
`);

export const Choice = styled.label(css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} 0;
  ${text('body')}
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    display: block;
    margin-top: ${theme.space[1]};
    color: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1.3;
  }
  ${below('mobile')} {
    gap: ${theme.space[3]};
    font-size: 15px;
  }
`);

export const Moves = styled.span`
  display: flex;

  ${below('mobile')} {
    flex-direction: column;
    margin: ${theme.space[2]} -${theme.space[2]} ${theme.space[2]} 0;
  }
`;

export const Move = styled.button(css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.md};
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
