import styled from '@emotion/styled';
import { Tag } from '@/shared/ui/Tag';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Skill = styled(Tag)`
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
