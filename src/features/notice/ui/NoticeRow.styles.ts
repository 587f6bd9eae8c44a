import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, text, theme } from '@/shared/theme';

const row = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  ${focusRing}

  @media (hover: hover) {
    &:is(a):hover {
      background: ${theme.color['surface-hover']};
    }
  }
`;

export const RowLink = styled(Link)(row);
export const Gone = styled.div(row);

export const Sentence = styled.span(css`
  color: ${theme.color['text-2']};
  ${text('body-s')}
  overflow-wrap: anywhere;

  &[data-unread] {
    color: ${theme.color.text};
    font-weight: 650;
  }
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

  &[data-tone='dark'] {
    background: ${theme.color.text};
    color: ${theme.color['text-inverse']};
  }
  &[data-tone='warn'] {
    background: ${theme.color.warn};
    color: ${theme.color.surface};
  }
`);

export const Action = styled.div`
  padding: 0 ${theme.space[4]} ${theme.space[3]} ${theme.section.md};
`;
