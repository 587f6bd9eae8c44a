import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { print, theme } from '@/shared/theme';
import { Banner } from '@/shared/ui/Banner';

export const Pending = styled(Banner)`
  margin-bottom: 32px;
`;

export const EvaluationLink = styled(Link)(css`
  display: inline-block;
  padding: 8px 4px;
  color: ${theme.color['primary-text']};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;

  /* Until it is known whether the own evaluations are given. */
  &[data-unknown] {
    visibility: hidden;
  }
  ${print} {
    display: none;
  }
`);
