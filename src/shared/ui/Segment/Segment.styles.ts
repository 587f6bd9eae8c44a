import styled from '@emotion/styled';
import { visuallyHidden } from '@/shared/theme';

export const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  padding: 4px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['border-subtle']};

  [aria-invalid] > & {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.danger};
  }
`;

export const Half = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 8px;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 15px/1.2 ${({ theme }) => theme.font};
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &:has(:checked) {
    background: ${({ theme }) => theme.color.surface};
    box-shadow:
      ${({ theme }) => theme.shadow.e1},
      0 0 0 1px ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 2px solid;
    }
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;
