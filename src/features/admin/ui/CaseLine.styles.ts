import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, theme } from '@/shared/theme';

/** Eight points fit; more scroll. */
export const Scroller = styled.div(css`
  overflow-x: auto;
  border-radius: ${theme.radius.lg};
  ${focusRing}
`);

/** The timeline of a case; vertical on phones. */
export const Line = styled.ol(css`
  display: grid;
  grid-auto-columns: minmax(84px, 1fr);
  grid-auto-flow: column;
  padding: ${theme.space[4]} ${theme.space[2]} ${theme.space[4]};
  min-width: max-content;
  background: ${theme.color['surface-sunken']};

  small > * {
    display: block;
  }
  > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    text-align: center;
  }
  > li + li::before {
    content: '';
    position: absolute;
    top: 9px;
    right: calc(50% + 14px);
    width: calc(100% - 28px);
    height: 2px;
    background: ${theme.color.primary};
  }
  > li[data-now]::before {
    background: repeating-linear-gradient(90deg, ${theme.color['border-control']} 0 4px, transparent 4px 8px);
  }
  ${below('mobile')} {
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]} ${theme.space[5]};

    > li {
      grid-template-columns: 20px minmax(0, 1fr) auto;
      align-items: center;
      justify-items: start;
      gap: ${theme.space[3]};
      text-align: left;
    }
    > li + li::before {
      display: none;
    }
  }
`);

/** Round for reports, square for measures (ink for those of operators), apricot for pending ones. */
export const LineMark = styled.i(css`
  width: 14px;
  height: 14px;
  margin: 3px 0 ${theme.space[3]};
  border-radius: 28%;
  background: ${theme.color.text};

  &[data-kind='report'] {
    border-radius: 50%;
    background: ${theme.color.primary};
  }
  &[data-kind='now'] {
    border-radius: 28%;
    background: ${theme.color.accent};
    box-shadow: 0 0 0 5px ${theme.color['accent-soft-2']};
  }
  &[data-kind='edited'] {
    background: ${theme.color['surface-sunken']};
    box-shadow: inset 0 0 0 2.5px ${theme.color.primary};
  }
  &[data-kind='written'],
  &[data-kind='published'],
  &[data-kind='done'] {
    background: ${theme.color.primary};
  }
  ${below('mobile')} {
    margin: 0 3px;
  }
  @media (forced-colors: active) {
    border: 7px solid;
  }
`);
