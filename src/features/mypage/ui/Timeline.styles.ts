import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';

export const Timeline = styled.ol`
  display: grid;
`;

/** A dot on a line, the period, and the text; on phones the period is above the text. */
export const Item = styled.li(css`
  position: relative;
  display: grid;
  grid-template-columns: 20px 168px minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 32px;

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
    gap: 2px 12px;
  }
`);

export const Dot = styled.i(css`
  z-index: ${theme.z.raised};
  width: 14px;
  height: 14px;
  margin-top: 5px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 3px ${theme.color.primary};

  &[data-square] {
    border-radius: 4px;
  }
`);

export const When = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 15px/1.6 ${theme.font};
  ${tabularNumbers}
`);

export const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  ${below('mobile')} {
    grid-column: 2;
  }
`;

export const Name = styled.h3(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font: 650 17px/1.45 ${theme.font};
  letter-spacing: -0.012em;
`);

export const Words = styled.p(css`
  margin-top: 6px;
  color: ${theme.color['text-2']};
  font: 400 16px/1.65 ${theme.font};
  white-space: pre-line;
`);
