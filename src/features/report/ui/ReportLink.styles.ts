import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { print, theme } from '@/shared/theme';

export const TextLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};

  &:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${print} {
    display: none;
  }
`);
