import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, print, tabularNumbers, text, theme } from '@/shared/theme';

export const Top = styled.hgroup`
  display: grid;
  gap: ${theme.space[1]};
`;

/** Highlighted like marked text. */
export const Marked = styled.mark(css`
  padding: 0 2px;
  background: linear-gradient(transparent 62%, ${theme.color['accent-soft-2']} 62%);
  color: inherit;
`);

/** Placeholder chart. */
export const Sample = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};

  > ol {
    width: 100%;
    pointer-events: none;
    user-select: none;
  }
`;

export const Feedback = styled.li(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  ${text('body')}
  white-space: pre-line;
  overflow-wrap: anywhere;
  /* Hundreds of them may be opened at once. */
  content-visibility: auto;
  contain-intrinsic-size: auto 120px;

  /* Contained content is cut between pages. */
  ${print} {
    content-visibility: visible;
  }

  /* An open menu reaches over the next line. */
  &:has([data-open]) {
    content-visibility: visible;
  }

  > small {
    margin-top: auto;
    color: ${theme.color['text-3']};
    ${text('caption')}
    line-height: 1.3;
    ${tabularNumbers}
  }
`);

export const FeedbackText = styled.p`
  &[data-hidden] {
    opacity: 0.6;
  }
`;

export const FeedbackMenu = styled.div`
  position: relative;

  ${below('mobile')} {
    position: absolute;
    right: 10px;
    bottom: 8px;
  }
`;

export const FeedbackMenuButton = styled.div`
  ${from('mobile')} {
    display: none;
  }
`;

export const FeedbackActions = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > * {
    min-height: 44px;
  }

  ${below('mobile')} {
    position: absolute;
    top: 100%;
    right: 0;
    z-index: ${theme.z.dropdown};
    flex-direction: column;
    align-items: stretch;
    width: max-content;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow:
      0 0 0 1px ${theme.color.border},
      ${theme.shadow.e3};

    &:not([data-open]) {
      display: none;
    }
  }
`);
