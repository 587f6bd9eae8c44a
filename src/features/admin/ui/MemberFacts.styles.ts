import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, theme } from '@/shared/theme';

/** Numbers about a member, side by side. */
export const Facts = styled.dl<{ columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, 1fr);
  row-gap: 14px;
  padding: 12px 0;
  border-radius: ${theme.radius.notice};
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
    font: 500 13px/1.4 ${theme.font};
  }
  dd {
    font: 700 17px/1.3 ${theme.font};
    ${tabularNumbers}
  }
`;

/** The timeline of a member. */
export const History = styled.ol(css`
  display: grid;
  padding-top: 4px;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 14px 44px minmax(0, 1fr);
    gap: 10px;
    padding-bottom: 14px;
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
  time {
    color: ${theme.color['text-3']};
    font: 500 13px/1.55 ${theme.font};
    ${tabularNumbers}
  }
  p {
    color: ${theme.color['text-2']};
    font: 400 14px/1.45 ${theme.font};
    overflow-wrap: anywhere;
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
  border-radius: 4px;
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
