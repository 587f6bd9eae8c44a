import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, text, theme, touch } from '@/shared/theme';

/** The head of a section: title, count, tools at the right. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: 44px;
  margin-bottom: ${theme.space[3]};

  > :last-child:not(:first-of-type, p) {
    margin-left: auto;
  }
`;

export const Caption = styled.p(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color['text-3']};
  ${text('caption')}
  ${tabularNumbers}

  b {
    color: ${theme.color.text};
    font-weight: 700;
  }
`);

/** Filters as a row of chips, which wraps where it is too narrow. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    padding: 2px 0;
  }
`;

/** A select of a filter row, as wide as what is chosen where browsers can. */
export const Choice = styled.select(css`
  height: 44px;
  max-width: 100%;
  field-sizing: content;
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1;
  ${focusRing}

  option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  &:hover {
    background: ${theme.color['surface-hover']};
  }
  /* Browsers of phones zoom into a control with smaller text. */
  ${below('mobile')} {
    font-size: 16px;
  }
  ${touch} {
    font-size: 16px;
  }
`);

/** List beside detail from 1280 px; below it, one of them. */
export const Columns = styled.div<{ listWidth: string; detailWidth: string }>`
  display: grid;
  grid-template-columns: ${({ listWidth, detailWidth }) => `${listWidth} ${detailWidth}`};
  align-items: start;
  gap: ${theme.space[7]};

  ${below('desk')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SubHeading = styled.h3(css`
  ${text('title')}
  letter-spacing: -0.015em;

  em {
    margin-left: 2px;
    color: ${theme.color['primary-text']};
    font-style: normal;
  }
`);

export const Skeletons = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

/** The box beside a list; a plain part of the page on phones. */
export const sidePanel = `
  position: sticky;
  top: 100px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  ${below('desk')} {
    position: static;
  }
  ${below('mobile')} {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
