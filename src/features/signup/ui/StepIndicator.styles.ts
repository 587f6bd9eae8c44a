import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';

export const Indicator = styled.div`
  display: flex;
  align-items: center;
`;

export const Line = styled.ol(css`
  display: flex;
  align-items: center;
  color: ${theme.color['text-3']};
  font: 600 15px/1.2 ${theme.font};
`);

export const Step = styled.li(css`
  display: flex;
  align-items: center;
  gap: 10px;

  & + &::before {
    content: '';
    width: 64px;
    height: 3px;
    margin: 0 4px 0 14px;
    border-radius: 2px;
    background: ${theme.color.border};

    ${below('mobile')} {
      width: 36px;
      margin: 0 0 0 10px;
    }
  }
  &[data-state='now'] {
    color: ${theme.color.text};
  }
  &[data-state='done'] {
    color: ${theme.color['text-2']};
  }
  &[data-state='done'] + &::before {
    background: ${theme.color.primary};
  }
`);

export const Mark = styled.span(css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  ${tabularNumbers}

  /* People are round, what they join is square. */
  li:last-of-type > & {
    border-radius: ${theme.radius.small};
  }
  [data-state='now'] > & {
    background: ${theme.color.accent};
    box-shadow: none;
    color: ${theme.color['on-accent']};
  }
  [data-state='done'] > & {
    background: ${theme.color.primary};
    box-shadow: none;
    color: ${theme.color['on-primary']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Position = styled.span(css`
  margin-left: 16px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.2 ${theme.font};
  ${tabularNumbers}
`);
