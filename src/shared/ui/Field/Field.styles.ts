import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Field = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`);

export const Head = styled.div(css`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-bottom: 8px;
  ${text('body-s', 600)}
  letter-spacing: -0.01em;
`);

/** The star is drawn by CSS: the control itself has aria-required. */
export const Label = styled.label(css`
  &[data-required]::after {
    content: '*';
    content: '*' / '';
    margin-left: 4px;
    color: ${theme.color['accent-strong']};
    font-weight: 700;
  }
`);

export const Optional = styled.span(css`
  color: ${theme.color['text-3']};
  ${text('caption')}
`);

export const Note = styled.span(css`
  margin-left: auto;
  color: ${theme.color['text-3']};
  ${text('caption')}
`);

/** The message, and the counter of a field whose label is hidden. */
export const Foot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;

  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  > div + * {
    margin-top: 8px;
  }
`;

export const Message = styled.p(css`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 8px;
  color: ${theme.color['text-3']};
  ${text('caption')}

  > svg {
    margin-top: 1.5px;
  }
  &[data-tone='error'] {
    color: ${theme.color['danger-text']};
  }
  &[data-tone='ok'] {
    color: ${theme.color['success-text']};
  }
`);
