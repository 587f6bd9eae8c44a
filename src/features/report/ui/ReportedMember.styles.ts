import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Caption = styled.h2`
  margin-bottom: ${theme.space[2]};
  ${text('label')}
`;

export const Summary = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
`);

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 3px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.bdi(css`
  ${text('title')}
  line-height: 1.3;
`);

export const Studies = styled.span(css`
  color: ${theme.color['text-3']};
  ${text('caption')}
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
