import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Thread = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  em {
    color: ${theme.color['primary-text']};
    font-style: normal;
  }
  > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`);

/** A question and its answer; what joins them is a line. */
export const Pair = styled.li(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  &[data-joined] > :first-of-type::after {
    content: '';
    position: absolute;
    top: 32px;
    bottom: -${theme.space[3]};
    left: 13px;
    width: 2px;
    background: ${theme.color['primary-line']};
  }
`);

export const Said = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  > i {
    width: 28px;
    height: 28px;
    border: 1.5px dashed ${theme.color['border-control']};
    border-radius: 50%;
  }
`;
