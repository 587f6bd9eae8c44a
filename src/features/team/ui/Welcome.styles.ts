import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** The line between the three is solid once the team has a place to talk, dotted before. */
export const Panel = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
  align-items: center;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['primary-soft']};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  ${below('mobile')} {
    margin-bottom: ${theme.space[4]};
    padding: ${theme.space[6]} ${theme.space[5]};
    border-radius: ${theme.radius.xl};
  }
`);

export const Open = styled.div`
  margin-top: ${theme.space[6]};

  ${below('mobile')} {
    display: grid;
    margin-top: ${theme.space[5]};
  }
`;

export const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li(css`
  position: relative;
  padding: calc(28px + ${theme.space[4]}) ${theme.space[6]} 0 0;

  b {
    display: block;
    ${text('body', 700)}
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color['text-2']};
    ${text('label', 500)}
  }

  /* Its sign. */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${theme.color.primary};
  }
  &[data-look='square']::before {
    border-radius: ${theme.radius.sm};
  }
  &[data-look='line']::before {
    top: 7px;
    left: 7px;
    width: 14px;
    height: 14px;
    background: ${theme.color.surface};
    box-shadow:
      inset 0 0 0 3px ${theme.color.primary},
      0 0 0 5px ${theme.color['primary-soft']};
  }

  /* The line to the next. */
  &:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: 12.5px;
    left: 14px;
    width: 100%;
    border-top: 3px dotted ${theme.color.primary};
  }
  [data-linked] &:not(:last-of-type)::after {
    border-top-style: solid;
  }

  ${below('mobile')} {
    min-height: 28px;
    padding: 2px 0 ${theme.space[5]} calc(28px + ${theme.space[4]});

    &:last-of-type {
      padding-bottom: 0;
    }
    &:not(:last-of-type)::after {
      top: 14px;
      left: 12.5px;
      width: 0;
      height: 100%;
      border-top: 0;
      border-left: 3px dotted ${theme.color.primary};
    }
    [data-linked] &:not(:last-of-type)::after {
      border-left-style: solid;
    }
  }
  @media (forced-colors: active) {
    &::before {
      border: 3px solid;
    }
  }
`);
