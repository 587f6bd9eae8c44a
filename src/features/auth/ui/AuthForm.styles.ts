import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, theme } from '@/shared/theme';

export const Form = styled.form(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  width: 100%;
  text-align: left;
`);

/** Of a page, not of a button. */
export const LargeSpinner = styled.span(css`
  &[data-spinner] {
    width: 22px;
    height: 22px;
    border: 3px solid ${theme.color.border};
    border-top-color: ${theme.color.primary};
  }
`);

export const QuietLink = styled(Link)(css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & + &::before {
    content: '';
    position: absolute;
    left: 0;
    width: 1px;
    height: 12px;
    background: ${theme.color.border};
  }
`);
