import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

/** More teammates than these are a number on phones. */
export const MOST_ON_PHONE = 5;

const NARROW = '@media (max-width: 359.98px)';

export const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  margin-bottom: ${theme.space[7]};

  ${below('mobile')} {
    gap: ${theme.space[4]};
    margin-bottom: ${theme.space[6]};
  }
`;

/** One row at every width: the lines between the faces shrink. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${theme.space[1]};
  --face: 56px;
  --joint: 56px;
  --story: 112px;

  ${below('mobile')} {
    justify-content: flex-start;
    --face: 44px;
    --joint: 22px;
    --story: 84px;

    /* Five teammates or more share what the page, the picture and six short lines leave. */
    &:has(> :nth-of-type(6)) {
      --face: min(32px, (100vw - 72px - var(--story)) / 6 - 8px);
      --story: 72px;
    }
  }
  ${NARROW} {
    &:has(> :nth-of-type(6)) {
      --story: 56px;
    }
  }
`;

/** A face and the line to the next one. */
export const Step = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;

  ${below('mobile')} {
    &:nth-of-type(n + ${MOST_ON_PHONE + 1}) {
      display: none;
    }
  }
`;

/** The number of those who are not drawn, on wide screens or on phones. */
export const RestStep = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;

  &[data-on-phone] {
    display: none;
  }
  ${below('mobile')} {
    display: none;

    &[data-on-phone] {
      display: flex;
    }
  }
`;

export const Person = styled.span(css`
  position: relative;
  display: grid;
  flex: none;
  padding: ${theme.space[1]};
  border-radius: 50%;
  box-shadow: 0 0 0 3px ${theme.color.border};
  transition: box-shadow ${theme.motion.base};

  > :first-of-type {
    width: var(--face);
    height: var(--face);
  }
  [data-mark='now'] > & {
    box-shadow: 0 0 0 3px ${theme.color.accent};
  }
  [data-mark='done'] > & {
    box-shadow: 0 0 0 3px ${theme.color.primary};
  }
`);

export const Number = styled.span(css`
  display: grid;
  place-items: center;
  color: ${theme.color['text-2']};
  ${text('label')}
  line-height: 1;
  ${tabularNumbers}
`);

export const Check = styled.span(css`
  position: absolute;
  right: -4px;
  bottom: -2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${theme.color.primary};
  box-shadow: 0 0 0 3px ${theme.color.bg};
  color: ${theme.color['on-primary']};
`);

export const Joint = styled.span(css`
  /* Not the flex basis: Chromium leaves that out of the width a nested flex box asks for. */
  flex: 0 1 auto;
  width: var(--joint);
  min-width: 4px;
  height: 6px;
  background: ${theme.color.border};
  transition: background ${theme.motion.slow};

  [data-mark='done'] > & {
    background: ${theme.color.primary};
  }
`);

export const Story = styled.span(css`
  display: grid;
  flex: none;
  width: var(--story);
  aspect-ratio: 16 / 10;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  box-shadow: 0 0 0 3px ${theme.color.border};
  overflow: hidden;
`);

export const Caption = styled.p(css`
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
  text-align: center;
  ${tabularNumbers}

  ${below('mobile')} {
    text-align: left;
  }
`);
