import styled from '@emotion/styled';

/** GOOD filled, SLOW a ring, HELP with "!", missed small and grey, not yet a dashed square. */
export const Mark = styled.i`
  position: relative;
  z-index: 1;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--mark);
  height: var(--mark);
  border-radius: 50%;
  font: 800 12px/1 ${({ theme }) => theme.font};
  font-style: normal;

  &[data-now] {
    border-radius: 33%;
  }
  &[data-state='GOOD'] {
    background: ${({ theme }) => theme.color.primary};
  }
  &[data-state='SLOW'] {
    background: ${({ theme }) => theme.color.surface};
    box-shadow: inset 0 0 0 calc(var(--mark) * 0.22) ${({ theme }) => theme.color.success};
  }
  &[data-state='HELP'] {
    background: ${({ theme }) => theme.color.warn};
    color: ${({ theme }) => theme.color.surface};
  }
  &[data-state='MISSED'] {
    width: 8px;
    height: 8px;
    background: ${({ theme }) => theme.color['border-control']};
  }
  &[data-state='YET'] {
    border: 1.5px dashed ${({ theme }) => theme.color['border-control']};
    background: ${({ theme }) => theme.color.surface};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
