import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, from, text, theme } from '@/shared/theme';

export const Card = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space[7]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[5]};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Person = styled.div(css`
  display: flex;
  grid-column: 1;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;

  /* As high as the projects beside it. */
  ${from('mobile')} {
    &[data-alone] {
      grid-row: 1 / 3;
    }
  }
`);

export const Name = styled.b(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  ${text('title')}
  line-height: 1.3;
  letter-spacing: -0.015em;

  > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`);

export const Keywords = styled.ul`
  display: flex;
  margin-top: ${theme.space[5]};
  grid-column: 1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** To the right of the others; on phones below them. */
export const Projects = styled(Link)(css`
  display: grid;
  grid-column: 2;
  grid-row: 1 / 3;
  justify-items: start;
  gap: ${theme.space[3]};
  border-radius: ${theme.radius.md};

  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 24px;
    color: ${theme.color['text-2']};
    ${text('label', 500)}
  }
  &:hover b {
    text-decoration: underline;
  }
  ${below('mobile')} {
    grid-column: 1;
    grid-row: auto;
    justify-items: stretch;
    margin-top: ${theme.space[4]};
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.border};
    border-radius: 0;
  }
`);

export const Thumbs = styled.span(css`
  display: flex;
  gap: ${theme.space[2]};

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
