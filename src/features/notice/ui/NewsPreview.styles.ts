import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { focusRing, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  margin: 4px 8px 0;
  padding: 8px 8px 0;
  border-top: 1px solid ${theme.color['border-subtle']};

  > button {
    margin-right: -8px;
    font-size: 14px;
  }
`);

export const Title = styled.h3(css`
  font: 700 15px/1.4 ${theme.font};
`);

export const None = styled.p(css`
  padding: 8px 16px 16px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};
`);

export const All = styled(Link)(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: 48px;
  margin-top: 4px;
  border-radius: ${theme.radius.lg};
  color: ${theme.color['text-2']};
  font: 600 15px/1 ${theme.font};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
`);
