import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, hoverable, tabularNumbers, text, theme } from '@/shared/theme';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin: ${theme.space[2]} 0 ${theme.space[2]} -${theme.space[2]};

  > :last-child {
    margin-left: auto;
  }
`;

/** One field with its button, above the filters. */
export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[3]};
`;

/** The rows with the button above them. */
export const Anchored = styled.div`
  position: relative;
`;

/** Stays visible above the rows while they scroll. */
export const NewCases = styled.div(css`
  position: sticky;
  top: calc(var(--header-height, 72px) + ${theme.space[2]});
  z-index: ${theme.z.raised};
  margin-bottom: ${theme.space[2]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.bg};
`);

export const Group = styled.h2(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 36px;
  color: ${theme.color['text-3']};
  ${text('caption', 600)}
  line-height: 1;

  em {
    color: ${theme.color['text-2']};
    font-style: normal;
    ${tabularNumbers}
  }
  svg {
    color: ${theme.color['warn-text']};
  }
  ol + & {
    margin-top: ${theme.space[3]};
  }
`);

export const Rows = styled.ol(css`
  border-top: 1px solid ${theme.color.border};

  ${below('mobile')} {
    display: grid;
    gap: ${theme.space[2]};
    border: 0;
  }
`);

export const Row = styled(Link)(css`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 72px;
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[2]};
  border-bottom: 1px solid ${theme.color['border-subtle']};
  ${focusRing}

  ${hoverable} {
    &:hover {
      background: ${theme.color['surface-hover']};
    }
  }
  ${below('mobile')} {
    padding: ${theme.space[3]} ${theme.space[3]};
    border: 0;
    border-radius: ${theme.radius.lg};
    box-shadow: inset 0 0 0 1px ${theme.color.border};
  }
  &[aria-current] {
    border-radius: ${theme.radius.lg};
    background: ${theme.color['primary-soft']};
    box-shadow: none;

    &::before {
      content: '';
      position: absolute;
      inset: 16px auto 16px 0;
      width: 3px;
      border-radius: 2px;
      background: ${theme.color.primary};

      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
`);

/** The kind of a target: square for posts and archives, a line for texts, round for people. */
export const Mark = styled.span(css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};

  &[data-line] {
    height: 26px;
    border-radius: ${theme.radius.md};
  }
  &[data-face] {
    background: none;
  }
`);

export const Meta = styled.span(css`
  overflow: hidden;
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-current] & {
    color: ${theme.color['text-2']};
  }
`);

export const Edited = styled.span(css`
  color: ${theme.color['warn-text']};
  font-weight: 600;

  svg {
    display: inline;
    margin-right: 3px;
    vertical-align: -2px;
  }
`);

export const ListColumn = styled.section`
  min-width: 0;

  ${below('desk')} {
    &[data-open] {
      display: none;
    }
  }
`;

export const CaseColumn = styled.section`
  min-width: 0;

  ${below('desk')} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  margin-bottom: ${theme.space[5]};
`;

export const Key = styled.kbd(css`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 ${theme.space[1]};
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: ${theme.radius.sm};
  ${text('micro')}
  line-height: 1;
`);
