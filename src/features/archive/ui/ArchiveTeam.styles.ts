import styled from '@emotion/styled';

export const Team = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  div + & {
    margin-top: 12px;
  }
`;

export const Member = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 10px;
  min-height: 64px;
  padding: 8px 0;
  border-bottom: 1px solid ${({ theme }) => theme.color['border-subtle']};
`;

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

export const Name = styled.b`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 650 16px/1.4 ${({ theme }) => theme.font};
`;

export const Roles = styled.span`
  margin-left: auto;
  color: ${({ theme }) => theme.color['text-2']};
  font: 500 15px/1.4 ${({ theme }) => theme.font};
  text-align: right;
`;

export const RoleBox = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${({ theme }) => theme.color['text-2']};

  > svg {
    position: absolute;
    right: 8px;
    pointer-events: none;
  }
`;

export const RoleSelect = styled.select`
  height: 44px;
  padding: 0 30px 0 10px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: inherit;
  font: 500 16px/1.3 ${({ theme }) => theme.font};
  text-align: right;
  appearance: none;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  option {
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
  }
`;

export const Hint = styled.p`
  margin-top: 10px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 14px/1.5 ${({ theme }) => theme.font};
`;
