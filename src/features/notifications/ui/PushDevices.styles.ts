import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

export const Rows = styled.ul(css`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
  ${below('phone')} {
    > li > button {
      flex: 1 0 100%;
    }
  }
`);

export const Square = styled.span(css`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
`);

export const Name = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 180px;

  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
  b {
    ${text('body', 700)}
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color['text-3']};
    ${text('label', 500)}
  }
`);

export const Quiet = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

/** The sunken block with the button, or the reason why there is none. */
export const Block = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};

  > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    color: ${theme.color['text-2']};
    ${text('body-s', 500)}
  }
  [data-square] {
    background: ${theme.color.surface};
  }
`);

/** Share ― plus ― the installed app. */
export const Way = styled.div(css`
  display: flex;
  align-items: center;

  > i {
    width: 28px;
    height: 3px;
    background: ${theme.color.primary};
    opacity: 0.5;
  }
  > span {
    box-shadow: inset 0 0 0 1px ${theme.color.border};
  }
  > span:last-child {
    box-shadow: inset 0 0 0 2px ${theme.color.primary};
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid;
    }
  }
`);
