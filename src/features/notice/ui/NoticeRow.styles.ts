import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { clampLines, focusRing, theme } from '@/shared/theme';

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const row = css`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 12px 16px;
  border-radius: 18px;
  ${focusRing}

  @media (hover: hover) {
    &:is(a):hover {
      background: ${theme.color['surface-hover']};
    }
  }
`;

export const RowLink = styled(Link)(row);
export const Gone = styled.div(row);

export const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

export const Target = styled.span(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
  overflow-wrap: anywhere;
  ${clampLines(1)}
`);

export const Sentence = styled.span(css`
  color: ${theme.color['text-2']};
  font: 400 15px/1.5 ${theme.font};
  overflow-wrap: anywhere;

  &[data-unread] {
    color: ${theme.color.text};
    font-weight: 650;
  }
`);

export const Detail = styled.span(css`
  color: ${theme.color['text-2']};
  font: 400 14px/1.5 ${theme.font};
  overflow-wrap: anywhere;
`);

export const Age = styled.time(css`
  margin-top: 2px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.3 ${theme.font};
  font-variant-numeric: tabular-nums;
`);

export const Dot = styled.span(css`
  position: relative;
  flex: none;
  align-self: center;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.accent};

  @media (forced-colors: active) {
    border: 4px solid;
  }
`);

export const Person = styled.span`
  position: relative;
  flex: none;
`;

export const Badge = styled.span(css`
  position: absolute;
  right: -5px;
  bottom: -3px;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
  box-shadow: 0 0 0 2px ${theme.color.surface};

  &[data-kind='COMMENT'],
  &[data-kind='REPLY'],
  &[data-kind='DECLINED'] {
    background: ${theme.color.text};
    color: ${theme.color['text-inverse']};
  }
  &[data-kind='HELP'],
  &[data-kind='MISSED'] {
    background: ${theme.color.warn};
    color: ${theme.color.surface};
  }
`);

export const Action = styled.div`
  padding: 0 16px 12px 74px;
`;
