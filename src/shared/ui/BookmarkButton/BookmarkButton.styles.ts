import styled from '@emotion/styled';
import { tabularNumbers } from '@/shared/theme';
import { IconButton } from '../IconButton';

/** In the top corner of a card. */
export const Corner = styled(IconButton)`
  border-radius: ${({ theme }) => theme.radius.full};
  color: ${({ theme }) => theme.color['text-3']};

  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.color['accent-strong']};
  }
  &[aria-pressed='true'] path {
    fill: ${({ theme }) => theme.color.accent};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] path {
      fill: currentcolor;
    }
  }
`;

/** Beside the primary button of a page. */
export const Counted = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  min-height: 56px;
  padding: 0 16px;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color['border-control']};
  font: 600 17px/1.2 ${({ theme }) => theme.font};
  ${tabularNumbers}
  transition: background ${({ theme }) => `${theme.motion.fast} ${theme.motion.standard}`};

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color['accent-text']};
  }
  &[aria-pressed='true']:hover {
    background: ${({ theme }) => theme.color['accent-soft-2']};
  }
  &[aria-pressed='true'] path {
    fill: ${({ theme }) => theme.color.accent};
    stroke: ${({ theme }) => theme.color['accent-strong']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`;
