import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Note = styled.div(css`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['warn-soft']};
  color: ${theme.color.text};
  font: 500 14px/1.5 ${theme.font};

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
    margin-top: 4px;
    color: ${theme.color['text-2']};
    quotes: '‘' '’';
    overflow-wrap: anywhere;
  }
`);
