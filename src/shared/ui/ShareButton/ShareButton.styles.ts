import styled from '@emotion/styled';
import { withoutScript } from '@/shared/theme';

/** Its words end where the column ends. */
export const Control = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-right: -12px;
  padding: 0 12px;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 15px/1.2 ${({ theme }) => theme.font};

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
    color: ${({ theme }) => theme.color.text};
  }
  ${withoutScript} {
    display: none;
  }
`;
