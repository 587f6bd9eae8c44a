import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, text, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  margin: ${theme.space[1]} ${theme.space[2]} 0;
  padding: ${theme.space[2]} ${theme.space[2]} 0;
  border-top: 1px solid ${theme.color['border-subtle']};

  > button {
    margin-right: -${theme.space[2]};
    font-size: 14px;
  }
`);

export const None = styled.p(css`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}
`);

export const All = styled(Link)(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-height: 48px;
  margin-top: ${theme.space[1]};
  border-radius: ${theme.radius.lg};
  color: ${theme.color['text-2']};
  ${text('body-s', 600)}
  line-height: 1;
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
`);
