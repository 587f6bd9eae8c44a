import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, labelFocusRing, text, theme } from '@/shared/theme';
import { segmentStates } from '@/shared/ui/Segment.styles';

/** A row of the decision: its label in a column of its own, on phones above. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space[4]};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space[2]};
  }
`;

export const Label = styled.span(css`
  color: ${theme.color['text-2']};
  ${text('label', 600)}
`);

/** Below the options, in their column. */
export const Message = styled.div`
  grid-column: -2;

  &:empty {
    display: none;
  }
`;

export const Options = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &[data-look='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));

    ${below('mobile')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  &[data-look='segment'] {
    grid-template-columns: 1.35fr 1fr 1fr 1fr 1.2fr;
    gap: ${theme.space[1]};
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.lg};
    background: ${theme.color['border-subtle']};

    ${below('mobile')} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  [aria-invalid] > &[data-look='segment'] {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
`;

export const Option = styled.label(css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  cursor: pointer;
  ${labelFocusRing}

  &[data-inactive] {
    cursor: not-allowed;
  }
  [data-look='cards'] > & {
    min-height: 56px;
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[4]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color['border-control']};

    > span {
      display: grid;
      flex: 1;
      min-width: 0;
    }
    b {
      ${text('body-s', 600)}
      line-height: 1.35;
    }
    small {
      color: ${theme.color['text-3']};
      ${text('caption')}
    }
    &:hover {
      background: ${theme.color['surface-hover']};
    }
    &[data-chosen] {
      background: ${theme.color['primary-soft']};
      box-shadow: inset 0 0 0 2px ${theme.color.primary};
    }
    &[data-chosen] b {
      color: ${theme.color['primary-text']};
      font-weight: 700;
    }
    &[data-chosen] small {
      color: ${theme.color['text-2']};
    }
    &[data-inactive] {
      background: ${theme.color['surface-sunken']};
      box-shadow: inset 0 0 0 1px ${theme.color.border};
    }
    &[data-inactive] b {
      color: ${theme.color['text-3']};
      font-weight: 500;
    }
    [aria-invalid] &:not([data-chosen], [data-inactive]) {
      box-shadow: inset 0 0 0 2px ${theme.color.danger};
    }
    ${below('mobile')} {
      min-height: 48px;

      > span {
        grid-template-columns: 1fr auto;
        align-items: center;
        gap: ${theme.space[3]};
      }
    }
  }
  [data-look='segment'] > & {
    justify-content: center;
    min-height: 40px;
    padding: 0 ${theme.space[1]};
    border-radius: ${theme.radius.md};
    color: ${theme.color['text-2']};
    text-align: center;

    b {
      ${text('label', 600)}
      line-height: 1.2;
    }
    ${segmentStates}
    &[data-inactive]:not([data-chosen]) {
      color: ${theme.color['text-3']};
      opacity: 0.6;
    }
    ${below('mobile')} {
      grid-column: span 2;
      min-height: 44px;

      &:nth-of-type(-n + 2) {
        grid-column: span 3;
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;

    &[data-chosen] {
      border-width: 3px;
    }
  }
  ${below('mobile')} {
    kbd {
      display: none;
    }
  }
`);
