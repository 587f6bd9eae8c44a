import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';
import { DotLine, DotStep } from './DotLine';

export const Steps = styled(DotLine)`
  --dot-top: 8px;
`;

export const Step = styled(DotStep)(css`
  min-height: 72px;
  padding: 8px 0;
  color: ${theme.color['text-2']};
  line-height: 1.3;
  cursor: pointer;

  > span {
    transition: background ${theme.motion.fast} ${theme.motion.standard};
  }
  &:hover {
    color: ${theme.color.text};
  }
  &[data-chosen] {
    color: ${theme.color['primary-text']};
    font-weight: 700;
  }
  input:checked + span {
    background: ${theme.color.primary};
    box-shadow: 0 0 0 5px ${theme.color['primary-soft-hover']};
  }
  input:focus-visible + span {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 6px;
  }
  [aria-invalid] & > span {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
    }
  }
`);
