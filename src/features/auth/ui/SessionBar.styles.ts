import styled from '@emotion/styled';
import { below, tabularNumbers } from '@/shared/theme';

/** Sticky under the header, so that it is visible far down the page. */
export const Bar = styled.aside`
  position: sticky;
  top: 73px;
  z-index: ${({ theme }) => theme.z.sticky};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  background: ${({ theme }) => theme.color['toast-bg']};
  color: ${({ theme }) => theme.color['toast-text']};
  font-weight: 600;
  ${tabularNumbers}

  ${below('mobile')} {
    top: 61px;
  }
`;

/** Apricot, as the only button that preserves unsaved work. */
export const Extend = styled.span`
  button {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color['on-accent']};
    --hover: ${({ theme }) => theme.color['accent-soft-2']};
    --press: ${({ theme }) => theme.color['accent-soft-2']};
  }
  button:hover {
    color: ${({ theme }) => theme.color['accent-text']};
  }
`;
