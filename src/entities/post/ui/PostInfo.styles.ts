import styled from '@emotion/styled';
import { below, tabularNumbers, text } from '@/shared/theme';

export const Title = styled.h2`
  ${text('title')}
  margin-bottom: 20px;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 18px;

  > div {
    display: grid;
    grid-template-columns: 122px minmax(0, 1fr);
    align-items: start;
    gap: 10px;
    font: 500 15px/1.5 ${({ theme }) => theme.font};
  }
  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 1.5em;
    color: ${({ theme }) => theme.color['text-3']};
  }
  dd {
    font-weight: 600;
    ${tabularNumbers}
  }
`;

/** From 1023 px down they stand in the bar at the bottom of the screen. */
export const Actions = styled.div`
  margin-top: 28px;

  ${below('side')} {
    display: none;
  }
`;

export const Aside = styled.small`
  display: block;
  margin-top: 2px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.3 ${({ theme }) => theme.font};
`;

export const Outside = styled.a`
  color: ${({ theme }) => theme.color['primary-text']};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
