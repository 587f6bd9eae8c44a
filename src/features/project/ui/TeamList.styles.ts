import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { hoverable, text, theme } from '@/shared/theme';

const row = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  height: 100%;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};

  > span:last-child {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  b {
    overflow-wrap: anywhere;
    ${text('body', 700)}
    line-height: 1.3;
  }
  small {
    color: ${theme.color['text-3']};
    ${text('caption')}
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
