import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export const Banner = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 376px);
  align-items: start;
  gap: 24px 64px;
  margin: 8px 0 32px;
  padding: 28px 32px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['warn-soft']};

  > div > p {
    margin-top: 6px;
    color: ${theme.color['text-2']};
  }
  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('mobile')} {
    margin: 8px -20px 24px;
    padding: 24px 20px;
    border-radius: 0;
  }
`);

export const Title = styled.h2(css`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  ${text('h3')}

  > svg {
    flex: none;
    margin-top: 3px;
    color: ${theme.color['warn-text']};
  }
`);

/** An operator's words. */
export const Reason = styled.blockquote(css`
  margin: 18px 0 0;
  padding: 14px 18px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color.surface};
  font: 500 16px/1.6 ${theme.font};
  white-space: pre-line;
  overflow-wrap: anywhere;

  > small {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: ${theme.color['text-3']};
    font: 600 13px/1.5 ${theme.font};
    ${tabularNumbers}
  }
`);

export const Actions = styled.div(css`
  display: flex;
  gap: 8px;
  margin-top: 20px;

  ${below('mobile')} {
    > * {
      flex: 1;
    }
  }
`);

/** The steps to restore the post, from a circle to a square. */
export const Steps = styled.ol(css`
  li {
    position: relative;
    padding: 0 0 18px 32px;

    &::before,
    &:not(:last-child)::after {
      content: '';
      position: absolute;
    }
    &:not(:last-child)::after {
      top: 22px;
      bottom: 0;
      left: 8px;
      width: 2px;
      background: color-mix(in srgb, ${theme.color.warn} 34%, transparent);
    }
    &::before {
      top: 2px;
      left: 0;
      width: 18px;
      height: 18px;
      border-radius: 50%;
      box-shadow: inset 0 0 0 2.5px ${theme.color.warn};
    }
    &:first-of-type::before {
      background: ${theme.color.accent};
      box-shadow: 0 0 0 4px ${theme.color['accent-soft-2']};
    }
    &:last-child {
      padding-bottom: 0;

      &::before {
        border-radius: 6px;
      }
    }
  }
  b {
    display: block;
    font: 650 15px/1.45 ${theme.font};
  }
  small {
    color: ${theme.color['text-2']};
    font: 500 14px/1.45 ${theme.font};
  }
`);
