import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, theme } from '@/shared/theme';

export { FileMark as Mark } from '@/shared/ui/FileMark';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

export const Item = styled.a(css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 12px 20px 12px 16px;
  border-radius: ${theme.radius.notice};
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
  gap: 6px;
  min-width: 0;
  font: 600 15px/1.3 ${theme.font};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.2 ${theme.font};
    font-variant-numeric: tabular-nums;
  }
`);
