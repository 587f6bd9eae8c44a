import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, hoverable, theme } from '@/shared/theme';

export const Team = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  height: 100%;
  padding: 14px 16px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};

  > span:last-child {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  b {
    overflow-wrap: anywhere;
    font: 650 16px/1.3 ${theme.font};
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.35 ${theme.font};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Row = styled.div`
  ${row}
`;

export const RowLink = styled(Link)(css`
  ${row}

  ${hoverable} {
    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
`);
