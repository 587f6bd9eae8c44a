import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, text, theme } from '@/shared/theme';

/** Under a hairline. */
export const Part = styled.div(css`
  padding-bottom: ${theme.space[4]};
  border-top: 1px solid ${theme.color['border-subtle']};
`);

export const SearchesLink = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 60px;
  border-top: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color.text};
  ${text('body', 700)}
  ${focusRing}

  > span {
    flex: 1;
  }
  b {
    color: ${theme.color['primary-text']};
  }
`);
