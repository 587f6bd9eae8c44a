import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Team = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  div + & {
    margin-top: 12px;
  }
`;

export const Member = styled.li(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 10px;
  min-height: 64px;
  padding: 8px 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};
`);

/** Role and x; on the narrowest screens below the name. */
export const Choice = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  margin-left: auto;

  /* The writer has no remove button, but roles are aligned. */
  &[data-fixed] {
    padding-right: 44px;
  }
`;

export const Name = styled.b(css`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 650 16px/1.4 ${theme.font};
`);

export const Roles = styled.span(css`
  margin-left: auto;
  color: ${theme.color['text-2']};
  font: 500 15px/1.4 ${theme.font};
  text-align: right;
`);

export const RoleBox = styled.span(css`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${theme.color['text-2']};

  > svg {
    position: absolute;
    right: 8px;
    pointer-events: none;
  }
`);

export const RoleSelect = styled.select(css`
  height: 44px;
  padding: 0 30px 0 10px;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: 500 16px/1.3 ${theme.font};
  text-align: right;
  appearance: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`);

export const Hint = styled.p(css`
  margin-top: 10px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};
`);
