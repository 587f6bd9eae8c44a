import styled from '@emotion/styled';
import { text } from '@/shared/theme';

export const Column = styled.div`
  max-width: 760px;
  margin-inline: auto;
`;

export const Title = styled.h1`
  margin-bottom: ${({ theme }) => theme.space[10]};
  ${text('h1')}
`;

export const Heading = styled.h2`
  margin: 64px 0 20px;
  ${text('h2')}
`;

export const Text = styled.p`
  margin-top: ${({ theme }) => theme.space[6]};
  color: ${({ theme }) => theme.color['text-2']};
  ${text('body-l')}
`;

/** Dots on a line that ends in a square, the product's progress line. */
export const Steps = styled.ol`
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 28px 56px;
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
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color['on-primary']};
    ${text('label')}
  }
  li:last-of-type::before {
    border-radius: 10px;
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color['on-accent']};
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 14px;
    top: 30px;
    bottom: 2px;
    width: 4px;
    background: ${({ theme }) => theme.color['primary-line']};
  }
`;

export const Rules = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.xl};
  background: ${({ theme }) => theme.color['surface-sunken']};
  ${text('body')}
`;
