import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

/** Numbers about a member, side by side. */
export const Facts = styled.dl<{ columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, 1fr);
  row-gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  text-align: center;

  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 2px;
  }
  > div:not(:nth-of-type(${({ columns }) => columns}n + 1)) {
    border-left: 1px solid ${theme.color.border};
  }
  dt {
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  dd {
    ${text('title')}
    line-height: 1.3;
    ${tabularNumbers}
  }
`;

/** The timeline of a member. */
export const History = styled.ol(css`
  display: grid;
  padding-top: ${theme.space[1]};

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 14px 44px minmax(0, 1fr);
    gap: ${theme.space[2]};
    padding-bottom: ${theme.space[3]};
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 14px;
    bottom: -8px;
    left: 6px;
    width: 2px;
    background: ${theme.color.border};
  }
  b {
    display: block;
    color: ${theme.color.text};
    font-weight: 650;
  }
`);

/** Square for measures, round and hollow for the date of joining. */
export const HistoryMark = styled.i(css`
  position: relative;
  width: 14px;
  height: 14px;
  margin-top: 3px;
  border-radius: 28%;
  background: ${theme.color.text};

  &[data-start] {
    border-radius: 50%;
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 2.5px ${theme.color['border-control']};
  }
  @media (forced-colors: active) {
    border: 7px solid;
  }
`);
