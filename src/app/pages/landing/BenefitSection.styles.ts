import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Benefits = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
  }
`);

export const Benefit = styled.li(css`
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[7]};
  border-radius: ${theme.radius['2xl']};
  overflow: hidden;

  &[data-tone='pine'] {
    background: ${theme.color['primary-soft']};
  }
  &[data-tone='apricot'] {
    background: ${theme.color['accent-soft']};
  }
  &[data-tone='sun'] {
    background: ${theme.color['warn-soft']};
  }
`);

export const Words = styled.h3(css`
  padding-inline: ${theme.space[6]};
  ${text('h2')}

  ${below('mobile')} {
    padding-inline: ${theme.space[4]};
  }
`);

export const Art = styled.div(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  height: 268px;
  margin-bottom: ${theme.space[5]};

  ${below('mobile')} {
    height: 220px;
  }
`);

/** Two people and the line between them. */
export const Pair = styled.div(css`
  position: relative;
  display: flex;
  gap: ${theme.space[8]};

  &::before {
    content: '';
    position: absolute;
    inset: 47px 40px auto;
    height: 10px;
    background: ${theme.color.primary};
  }
  ${below('phone')} {
    gap: clamp(${theme.space[2]}, calc(100vw - 312px), ${theme.space[8]});
    transform: scale(0.85);
  }
`);

export const Person = styled.div(css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};

  > :first-of-type {
    border-radius: ${theme.radius.full};
    box-shadow: 0 0 0 6px ${theme.color.primary};
  }
  &:last-of-type > :first-of-type {
    box-shadow: 0 0 0 6px ${theme.color.accent};
  }
  > :last-of-type {
    background: ${theme.color.surface};
  }
`);

/** A browser window with three dots. */
export const Window = styled.div(css`
  position: relative;
  width: 296px;
  max-width: 100%;
  margin-top: -${theme.space[3]};
  padding: ${theme.space[7]} ${theme.space[2]} ${theme.space[2]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e3};

  &::before {
    content: '';
    position: absolute;
    top: 14px;
    left: 16px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${theme.color.border};
    box-shadow:
      15px 0 ${theme.color.border},
      30px 0 ${theme.color.border};
  }
  svg {
    width: 100%;
    height: auto;
  }
`);

/** A sample notification, in the style of a toast. */
export const Toast = styled.p(css`
  position: absolute;
  bottom: 14px;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color['toast-bg']};
  color: ${theme.color['toast-text']};
  box-shadow: ${theme.shadow.e3};
  ${text('label')}
`);

/** Sample bars of keywords, as on a profile. */
export const Praises = styled.ul(css`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
  padding-inline: ${theme.space[6]};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    width: 88%;
    min-width: max-content;
    height: 54px;
    padding-inline: ${theme.space[4]};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.star};
    color: ${theme.color['on-accent']};
    font-weight: 650;
  }
  li:nth-of-type(2) {
    width: 72%;
    background: color-mix(in srgb, ${theme.color.star} 72%, ${theme.color['on-media']});
  }
  li:nth-of-type(3) {
    width: 56%;
    background: color-mix(in srgb, ${theme.color.star} 46%, ${theme.color['on-media']});
  }
  /* The narrowest phones need the whole width for the longest words; a narrower bar would be out of proportion to
     the one above. */
  ${below('phone')} {
    padding-inline: ${theme.space[4]} 0;

    li {
      gap: ${theme.space[2]};
      padding-inline: ${theme.space[3]};
    }
  }
`);
