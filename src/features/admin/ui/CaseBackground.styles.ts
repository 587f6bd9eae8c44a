import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Post = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('caption')}

  b {
    min-width: 0;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
`);

export const Parent = styled.div(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color['border-subtle']};
  ${text('caption')}

  time {
    margin-left: ${theme.space[2]};
    color: ${theme.color['text-3']};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`);
