import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { print, theme } from '@/shared/theme';
import { Banner } from '@/shared/ui/Banner';

export const Pending = styled(Banner)`
  margin-bottom: ${theme.space[7]};
`;

export const EvaluationLink = styled(Link)(css`
  display: inline-block;
  padding: ${theme.space[2]} ${theme.space[1]};
  color: ${theme.color['primary-text']};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;

  ${print} {
    display: none;
  }
`);
