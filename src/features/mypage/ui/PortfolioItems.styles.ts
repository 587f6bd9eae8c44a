import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, text, theme } from '@/shared/theme';

export { FileMark as Mark } from '@/shared/ui/FileMark';

export const Item = styled.a(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 64px;
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  > svg {
    flex: none;
    color: ${theme.color['text-2']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Words = styled.span(css`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
  ${text('body-s', 600)}
  line-height: 1.3;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`);
