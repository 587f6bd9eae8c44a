import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { print, text, theme } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Back = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  margin-left: -4px;
  padding: 0 8px 0 4px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1.2;

  &:hover {
    color: ${theme.color.text};
  }

  ${print} {
    display: none;
  }
`);
