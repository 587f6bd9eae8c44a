import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Summary = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
`);

export const Kind = styled.div(css`
  > span {
    background: ${theme.color.surface};
  }
  ${below('mobile')} {
    width: 100%;
    padding-left: ${theme.section.md};
  }
`);

/** The reported text; a long one scrolls. */
export const Text = styled.p(css`
  width: 100%;
  max-height: 240px;
  overflow-y: auto;
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${text('body')}
`);
