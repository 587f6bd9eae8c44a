import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Box = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  text-align: left;

  /* In the banner: the address and the links are right of the field. */
  &[data-wide] {
    grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
    align-items: end;
    gap: ${theme.space[3]} ${theme.space[6]};
  }
  ${below('mobile')} {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`);

export const Digits = styled.div(css`
  input {
    ${text('h3', 600)}
    letter-spacing: 0.18em;
    font-variant-numeric: tabular-nums;
  }
`);

export const Links = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[4]};
  min-height: 44px;
`);

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('label')}
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}

  &[aria-disabled='true'] {
    color: ${theme.color['text-3']};
    text-decoration: none;
  }
`;

export const TextButton = styled.button(link);
export const TextLink = styled(Link)(link);
