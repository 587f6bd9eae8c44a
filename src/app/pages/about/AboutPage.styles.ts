import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Column = styled.div`
  max-width: 760px;
  margin-inline: auto;
`;

export const Heading = styled.h2`
  margin: ${theme.section.md} 0 ${theme.space[5]};
  ${text('h2')}
`;

/** Dots on a line that ends in a square, the product's progress line. */
export const Steps = styled.ol(css`
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 ${theme.space[6]} ${theme.space[8]};
    min-height: 64px;
    counter-increment: step;
    ${text('body-l')}
  }
  li:last-of-type {
    padding-bottom: 0;
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -2px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: ${theme.color.primary};
    color: ${theme.color['on-primary']};
    ${text('label')}
  }
  li:last-of-type::before {
    border-radius: ${theme.radius.sm};
    background: ${theme.color.accent};
    color: ${theme.color['on-accent']};
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 14px;
    top: 30px;
    bottom: 2px;
    width: 4px;
    background: ${theme.color['primary-line']};
  }
`);
