import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, print, tabularNumbers, text, theme } from '@/shared/theme';

export const Top = styled.hgroup`
  display: grid;
  gap: 4px;
`;

export const Lead = styled.p(css`
  ${text('body-l')}
  color: ${theme.color['text-2']};
  ${tabularNumbers}

  b {
    color: ${theme.color.text};
  }
`);

export const TopWord = styled.h2`
  ${text('h1')}
`;

/** Highlighted like marked text. */
export const Marked = styled.mark(css`
  padding: 0 2px;
  background: linear-gradient(transparent 62%, ${theme.color['accent-soft-2']} 62%);
  color: inherit;
`);

export const Nobody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

/** Placeholder chart. */
export const Sample = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 14px;

  > ol {
    width: 100%;
    pointer-events: none;
    user-select: none;
  }
`;

export const Feedbacks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Feedback = styled.li(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 22px 22px 18px;
  border-radius: 18px;
  background: ${theme.color['surface-sunken']};
  font: 400 16px/1.65 ${theme.font};
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
    font: 500 13px/1.3 ${theme.font};
    ${tabularNumbers}
  }
`);

export const FeedbackText = styled.p`
  &[data-hidden] {
    opacity: 0.6;
  }
`;

export const FeedbackMark = styled.p(css`
  font: 600 13px/1.3 ${theme.font};
`);

export const FeedbackNote = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1.4 ${theme.font};
`);

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
  gap: 8px;

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
