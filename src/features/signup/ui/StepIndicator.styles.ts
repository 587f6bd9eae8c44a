import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export const Step = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};

  & + &::before {
    content: '';
    width: 64px;
    height: 3px;
    margin: 0 ${theme.space[1]} 0 ${theme.space[3]};
    border-radius: 2px;
    background: ${theme.color.border};

    ${below('mobile')} {
      width: 36px;
      margin: 0 0 0 ${theme.space[2]};
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
    border-radius: ${theme.radius.md};
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
  margin-left: ${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1.2;
  ${tabularNumbers}
`);
