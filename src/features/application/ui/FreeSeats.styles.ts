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

export const Seat = styled.li(css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  ${text('body-s', 600)}
  ${tabularNumbers}

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
`);

export const RoleLine = styled.span`
  display: flex;
  grid-column: 1 / 3;
  align-items: center;
  gap: ${theme.space[2]};
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
  ${text('label')}
  line-height: 1.3;

  &[data-full] {
    color: ${theme.color['text-3']};
    font-weight: 500;
  }
`);

export const Hint = styled.p(css`
  margin-top: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

export const Line = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}

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
