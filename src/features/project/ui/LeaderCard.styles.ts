import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, from, tabularNumbers, theme } from '@/shared/theme';

export const Card = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 32px;
  padding: 24px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Person = styled.div(css`
  display: flex;
  grid-column: 1;
  align-items: center;
  gap: 16px;
  min-width: 0;

  /* As high as the projects beside it. */
  ${from('mobile')} {
    &[data-alone] {
      grid-row: 1 / 3;
    }
  }
  > div {
    display: grid;
    gap: 3px;
    min-width: 0;
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 14px/1.4 ${theme.font};
  }
`);

export const Name = styled.b(css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font: 700 18px/1.3 ${theme.font};
  letter-spacing: -0.015em;

  > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`);

export const Keywords = styled.ul`
  display: flex;
  margin-top: 20px;
  grid-column: 1;
  flex-wrap: wrap;
  gap: 6px;

  b {
    font-weight: 750;
    ${tabularNumbers}
  }
`;

/** To the right of the others; on phones below them. */
export const Projects = styled(Link)(css`
  display: grid;
  grid-column: 2;
  grid-row: 1 / 3;
  justify-items: start;
  gap: 12px;
  border-radius: ${theme.radius.md};

  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    color: ${theme.color['text-2']};
    font: 500 14px/1.4 ${theme.font};
  }
  b {
    color: ${theme.color.text};
    font-weight: 750;
    ${tabularNumbers}
  }
  &:hover b {
    text-decoration: underline;
  }
  ${below('mobile')} {
    grid-column: 1;
    grid-row: auto;
    justify-items: stretch;
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid ${theme.color.border};
    border-radius: 0;
  }
`);

export const Thumbs = styled.span(css`
  display: flex;
  gap: 6px;

  > * {
    flex: 0 0 96px;
    overflow: hidden;
    border-radius: ${theme.radius.md};
  }
  ${below('mobile')} {
    > * {
      flex-basis: calc((100% - 12px) / 3);
    }
  }
`);
