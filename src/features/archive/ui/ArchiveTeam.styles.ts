import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Team = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  div + & {
    margin-top: ${theme.space[3]};
  }
`;

export const Member = styled.li(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  min-height: 64px;
  padding: ${theme.space[2]} 0;
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
    padding-right: ${theme.space[8]};
  }
`;

export const Name = styled.b(css`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text('body', 700)}
`);

export const Roles = styled.span(css`
  margin-left: auto;
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
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
  padding: 0 ${theme.space[7]} 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: inherit;
  ${text('body', 500)}
  line-height: 1.3;
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
