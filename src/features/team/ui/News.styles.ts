import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';

export const Lines = styled.ul`
  display: grid;
`;

export const Line = styled.li(css`
  display: flex;
  gap: 14px;
  padding: 18px 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  > div {
    display: grid;
    flex: 1;
    gap: 4px;
    min-width: 0;
  }
`);

export const LineHead = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font: 650 15px/1.4 ${theme.font};

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${theme.color['text-2']};
    font: 600 13px/1.3 ${theme.font};
  }
  &[data-help] > span {
    color: ${theme.color['warn-text']};
  }
  time {
    margin-left: auto;
    color: ${theme.color['text-3']};
    font: 500 13px/1.3 ${theme.font};
    ${tabularNumbers}
  }
  ${below('mobile')} {
    time {
      margin-left: 0;
    }
  }
`);

export const Text = styled.p(css`
  white-space: pre-line;
  overflow-wrap: anywhere;
  font: 400 16px/1.65 ${theme.font};
`);

export const Missing = styled.p(css`
  padding-top: 14px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};
`);
