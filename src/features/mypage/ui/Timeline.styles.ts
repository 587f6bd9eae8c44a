import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** A dot on a line, the period, and the text; on phones the period is above the text. */
export const Item = styled.li(css`
  position: relative;
  display: grid;
  grid-template-columns: 20px 168px minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[7]};

  &::before {
    content: '';
    position: absolute;
    left: 6px;
    top: 16px;
    bottom: -8px;
    width: 2px;
    background: ${theme.color.border};
  }
  &:last-child {
    padding-bottom: 0;

    &::before {
      display: none;
    }
  }
  ${below('mobile')} {
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 2px ${theme.space[3]};
  }
`);

export const Dot = styled.i(css`
  z-index: ${theme.z.raised};
  width: 14px;
  height: 14px;
  margin-top: ${theme.space[1]};
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 3px ${theme.color.primary};

  &[data-square] {
    border-radius: 28%;
  }
`);

export const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    grid-column: 2;
  }
`;

export const Words = styled.p(css`
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
  ${text('body')}
  white-space: pre-line;
`);
