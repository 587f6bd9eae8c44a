import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Note = styled.div(css`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[3]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['warn-soft']};
  color: ${theme.color.text};
  ${text('label', 500)}

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color['warn-text']};
  }
  > div {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 700;
  }
  q {
    display: block;
    margin-top: ${theme.space[1]};
    color: ${theme.color['text-2']};
    quotes: '‘' '’';
    overflow-wrap: anywhere;
  }
`);
