import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** What is checked beside what is not. */
export const Sides = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-top: ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  overflow: hidden;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`);

export const Side = styled.section(css`
  padding: ${theme.space[6]};
  background: ${theme.color['primary-soft']};

  &[data-unchecked] {
    background: ${theme.color['surface-sunken']};
  }
`);

export const Items = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[5]};

  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;

/** Filled before what is checked. */
export const Dot = styled.span(css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};

  &[data-hollow] {
    background: none;
    box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
    color: ${theme.color['text-2']};
  }
`);

export const Visible = styled.dl(css`
  border-top: 2px solid ${theme.color.text};

  > div {
    display: grid;
    grid-template-columns: 280px minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[6]};
    padding: ${theme.space[4]} 0;
    border-bottom: 1px solid ${theme.color.border};
  }
  dt {
    ${text('body', 600)}
  }
  dd {
    color: ${theme.color['text-2']};
    ${text('body')}
  }
  ${below('mobile')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`);

export const Verdicts = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[6]};
  margin-bottom: ${theme.space[6]};

  li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** All squares are in one column; a mark of a square alone is at its end. */
export const Mark = styled.span`
  display: flex;
  justify-content: flex-end;
`;
