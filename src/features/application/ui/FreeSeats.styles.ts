import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, tabularNumbers, text, theme } from '@/shared/theme';

export const Rail = styled.aside`
  position: sticky;
  top: 104px;

  ${below('side')} {
    display: none;
  }
`;

export const Title = styled.h2`
  ${text('title')}
`;

export const Seats = styled.ul`
  display: grid;
  margin-top: 14px;
`;

export const Seat = styled.li(css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 12px;
  padding: 14px 0;
  font: 600 15px/1.4 ${theme.font};
  ${tabularNumbers}

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
`);

export const RoleLine = styled.span`
  display: flex;
  grid-column: 1 / 3;
  align-items: center;
  gap: 8px;
`;

export const Circles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export const Free = styled.span(css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: 50%;
  color: ${theme.color['text-3']};
`);

export const Left = styled.small(css`
  justify-self: end;
  color: ${theme.color['primary-text']};
  font: 600 14px/1.3 ${theme.font};

  &[data-full] {
    color: ${theme.color['text-3']};
    font-weight: 500;
  }
`);

export const Hint = styled.p(css`
  margin-top: 8px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-3']};
  font: 500 14px/1.6 ${theme.font};
`);

export const Line = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin-top: 6px;
  color: ${theme.color['text-2']};
  font: 500 15px/1.5 ${theme.font};

  b {
    color: ${theme.color.text};
    font-weight: 650;
  }
  b + b::before {
    content: '· ';
    color: ${theme.color['text-3']};
  }
  ${from('side')} {
    display: none;
  }
`);
