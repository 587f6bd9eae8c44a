import styled from '@emotion/styled';
import { below, print } from '@/shared/theme';

/** All have evaluated: solid and filled; else dotted and hollow. */
export const Row = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${({ theme }) => theme.color['primary-text']};
  font: 650 15px/1.4 ${({ theme }) => theme.font};
  letter-spacing: -0.01em;

  &[data-early] {
    color: ${({ theme }) => theme.color['text-2']};
  }
  svg {
    flex: none;
    max-width: 60%;
    fill: none;
    stroke: ${({ theme }) => theme.color.primary};
    stroke-width: 2.4;
  }
  circle,
  rect {
    fill: ${({ theme }) => theme.color.primary};
    stroke: none;
  }
  circle[data-own] {
    fill: ${({ theme }) => theme.color.accent};
  }
  text {
    fill: ${({ theme }) => theme.color['primary-text']};
    stroke: none;
    font: 650 13px/1 ${({ theme }) => theme.font};
  }
  polyline {
    stroke: ${({ theme }) => theme.color['on-primary']};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-early] path {
    stroke-dasharray: 2.4 3;
  }
  &[data-early] rect {
    fill: ${({ theme }) => theme.color.surface};
    stroke: ${({ theme }) => theme.color.primary};
  }
  ${below('mobile')} {
    gap: 10px;
    font-size: 14.5px;

    svg {
      width: auto;
      height: 17px;
    }
  }
  ${print} {
    polyline {
      stroke: white;
    }
  }
`;
