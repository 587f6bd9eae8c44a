import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Banner = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 376px);
  align-items: start;
  gap: ${theme.space[6]} ${theme.section.md};
  margin: ${theme.space[2]} 0 ${theme.space[7]};
  padding: ${theme.space[6]} ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['warn-soft']};

  > div > p {
    margin-top: ${theme.space[2]};
    color: ${theme.color['text-2']};
  }
  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('mobile')} {
    margin: ${theme.space[2]} -${theme.space[5]} ${theme.space[6]};
    padding: ${theme.space[6]} ${theme.space[5]};
    border-radius: 0;
  }
`);

export const Title = styled.h2(css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  ${text('h3')}

  > svg {
    flex: none;
    margin-top: 3px;
    color: ${theme.color['warn-text']};
  }
`);

/** An operator's words. */
export const Reason = styled.blockquote(css`
  margin: ${theme.space[4]} 0 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  ${text('body', 500)}
  white-space: pre-line;
  overflow-wrap: anywhere;
`);

export const Actions = styled.div(css`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};

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
    padding: 0 0 ${theme.space[4]} ${theme.space[7]};

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
        border-radius: 28%;
      }
    }
  }
  b {
    display: block;
    ${text('body-s', 600)}
  }
`);
