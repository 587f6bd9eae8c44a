import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { print, text, theme } from '@/shared/theme';

export const TextLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${print} {
    display: none;
  }
`);
