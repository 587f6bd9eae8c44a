import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, text, theme } from '@/shared/theme';

export const Panel = styled.section(css`
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[7]} ${theme.space[7]} ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};

  ${below('mobile')} {
    margin: 0 -${theme.space[5]} ${theme.space[3]};
    padding: ${theme.space[6]} ${theme.space[5]};
    border-radius: 0;
  }
`);

/** Side by side on a line; below 800 px stacked beside it. */
export const Steps = styled.ol(css`
  position: relative;
  display: grid;
  grid-template-columns: 96px repeat(3, 1fr) 96px;
  align-items: start;
  ${text('body-s', 600)}

  &::before {
    content: '';
    position: absolute;
    left: 48px;
    right: 48px;
    top: 46px;
    border-top: 4px solid ${theme.color.border};
  }
  &::after {
    content: '';
    position: absolute;
    left: 96px;
    top: 46px;
    width: calc((100% - 192px) / 6);
    border-top: 4px solid ${theme.color.primary};
  }
  > li {
    position: relative;
    z-index: ${theme.z.raised};
    display: grid;
    justify-items: center;
    gap: ${theme.space[4]};
    color: ${theme.color['text-2']};
  }
  > li > span {
    white-space: nowrap;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);

    &::before {
      left: 30px;
      right: auto;
      top: 60px;
      bottom: 60px;
      border-top: 0;
      border-left: 4px solid ${theme.color.border};
    }
    &::after {
      left: 30px;
      top: 64px;
      width: 0;
      height: 28px;
      border-top: 0;
      border-left: 4px solid ${theme.color.primary};
    }
    > li {
      grid-template-columns: 64px 1fr;
      align-items: center;
      justify-items: start;
      min-height: 56px;
    }
    > li > :not(span) {
      justify-self: center;
    }
  }
`);

export const Portrait = styled.div(css`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: ${theme.color.primary};

  ${below('mobile')} {
    width: 64px;
    height: 64px;

    > * {
      width: 56px;
      height: 56px;
    }
  }
`);

export const Step = styled.li(css`
  && {
    ${from('mobile')} {
      gap: ${theme.space[8]};
      padding-top: ${theme.space[7]};
    }
  }
  i {
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${theme.color.surface};
    box-shadow:
      inset 0 0 0 3px ${theme.color['border-control']},
      0 0 0 6px ${theme.color['surface-sunken']};
  }
  &[aria-current] {
    color: ${theme.color.text};
    font-weight: 700;
  }
  &[aria-current] i {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 6px ${theme.color['accent-soft-2']};
  }
`);

export const Goal = styled.li(css`
  i {
    display: grid;
    place-items: center;
    width: 96px;
    height: 96px;
    border-radius: 28%;
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 3px ${theme.color['border-control']};
    color: ${theme.color['text-3']};
  }
  ${below('mobile')} {
    i {
      width: 64px;
      height: 64px;
    }
  }
`);

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[7]};
  margin-top: ${theme.space[7]};

  > a {
    flex: none;
  }
  ${below('mobile')} {
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space[5]};
    margin-top: ${theme.space[6]};
  }
`;

export const Sentence = styled.h2`
  ${text('h2')}
  max-width: 17em;
  text-wrap: balance;
  word-break: keep-all;
`;
