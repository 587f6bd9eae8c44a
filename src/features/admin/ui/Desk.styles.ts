import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, text } from '@/shared/theme';
import { NavLink } from 'react-router-dom';

/** Sections beside the content; below 1024 px tabs above it. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  align-items: start;
  gap: 32px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const Side = styled.div`
  position: sticky;
  top: 100px;
  min-width: 0;

  ${below('side')} {
    position: static;
  }
`;

export const Name = styled.p`
  display: flex;
  align-items: center;
  height: 36px;
  margin-bottom: 8px;
  padding: 0 12px;
  font: 700 15px/1 ${({ theme }) => theme.font};

  ${below('side')} {
    display: none;
  }
`;

export const Sections = styled.nav`
  display: grid;
  gap: 2px;

  ${below('side')} {
    display: flex;
    gap: 22px;
    margin: 0 -20px;
    padding: 0 20px;
    overflow-x: auto;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    scrollbar-width: none;
  }
`;

export const Way = styled(NavLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 44px;
  padding: 0 12px;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 15px/1 ${({ theme }) => theme.font};
  ${focusRing}

  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
  &[aria-current='page'] {
    background: ${({ theme }) => theme.color['surface-hover']};
    color: ${({ theme }) => theme.color.text};
    font-weight: 700;
  }
  ${below('side')} {
    gap: 5px;
    height: 48px;
    padding: 0;
    border-radius: 0;
    outline-offset: -2px !important;

    > svg {
      display: none;
    }
    &:hover,
    &[aria-current='page'] {
      background: none;
    }
    &[aria-current='page'] {
      box-shadow: inset 0 -3px ${({ theme }) => theme.color.text};
    }
  }
`;

export const Waiting = styled.span`
  margin-left: auto;
  color: ${({ theme }) => theme.color['primary-text']};
  font: 700 13px/1 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const Confirmed = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 20px;
  padding: 16px 12px 0;
  border-top: 1px solid ${({ theme }) => theme.color['border-subtle']};
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 13px/1.4 ${({ theme }) => theme.font};

  small {
    display: block;
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.45 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
  ${below('side')} {
    display: none;
  }
`;

/** The head of a section: title, count, tools at the right. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 44px;
  margin-bottom: 12px;

  > :last-child:not(:first-of-type, p) {
    margin-left: auto;
  }
`;

export const Title = styled.h1`
  ${text('h2')}
`;

export const Caption = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.45 ${({ theme }) => theme.font};
  ${tabularNumbers}

  b {
    color: ${({ theme }) => theme.color.text};
    font-weight: 700;
  }
`;

/** Filters as a row of chips, which scrolls on phones. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  ${below('mobile')} {
    flex-wrap: nowrap;
    margin: 0 -20px;
    padding: 2px 20px;
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

/** A select of a filter row. */
export const Choice = styled.select`
  height: 44px;
  max-width: 100%;
  padding: 0 6px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 14px/1 ${({ theme }) => theme.font};
  ${focusRing}

  option {
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
  }
  &:hover {
    background: ${({ theme }) => theme.color['surface-hover']};
  }
`;

/** List beside detail from 1280 px; below it, one of them. */
export const Columns = styled.div<{ list: string; detail: string }>`
  display: grid;
  grid-template-columns: ${({ list, detail }) => `${list} ${detail}`};
  align-items: start;
  gap: 32px;

  ${below('desk')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SubHeading = styled.h3`
  font: 700 17px/1.4 ${({ theme }) => theme.font};
  letter-spacing: -0.015em;

  em {
    margin-left: 2px;
    color: ${({ theme }) => theme.color['primary-text']};
    font-style: normal;
  }
`;

/** Numbers about a member, side by side. */
export const Facts = styled.dl<{ columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ columns }) => columns}, 1fr);
  row-gap: 14px;
  padding: 12px 0;
  border-radius: ${({ theme }) => theme.radius.notice};
  background: ${({ theme }) => theme.color['surface-sunken']};
  text-align: center;

  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 2px;
  }
  > div:not(:nth-of-type(${({ columns }) => columns}n + 1)) {
    border-left: 1px solid ${({ theme }) => theme.color.border};
  }
  dt {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
  }
  dd {
    font: 700 17px/1.3 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
`;

/** What has happened, as marks on a line. */
export const History = styled.ol`
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
    background: ${({ theme }) => theme.color.border};
  }
  time {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.55 ${({ theme }) => theme.font};
    ${tabularNumbers}
  }
  p {
    color: ${({ theme }) => theme.color['text-2']};
    font: 400 14px/1.45 ${({ theme }) => theme.font};
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    color: ${({ theme }) => theme.color.text};
    font-weight: 650;
  }
`;

/** Square: a measure; round and hollow: the beginning. */
export const HistoryMark = styled.i`
  position: relative;
  width: 14px;
  height: 14px;
  margin-top: 3px;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.text};

  &[data-start] {
    border-radius: 50%;
    background: ${({ theme }) => theme.color.surface};
    box-shadow: inset 0 0 0 2.5px ${({ theme }) => theme.color['border-control']};
  }
  @media (forced-colors: active) {
    border: 7px solid;
  }
`;

export const Skeletons = styled.div`
  display: grid;
  gap: 10px;
`;
