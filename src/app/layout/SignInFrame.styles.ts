import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, text, theme } from '@/shared/theme';

/** The frame of the sign-in pages: one column, two pale shapes on wide screens (look §3). */
export const Frame = styled.div(css`
  position: relative;
  display: grid;
  place-items: start center;
  min-height: calc(100vh - 73px);
  padding: ${theme.section.lg} ${theme.space[5]} ${theme.section.lg};
  overflow: hidden;

  ${below('mobile')} {
    padding-top: ${theme.space[8]};
  }

  ${from('side')} {
    &::before,
    &::after {
      content: '';
      position: absolute;
    }
    &::before {
      left: -130px;
      bottom: -110px;
      width: 420px;
      height: 420px;
      border-radius: 50%;
      background: ${theme.color['accent-soft']};
    }
    &::after {
      right: -120px;
      top: 96px;
      width: 360px;
      height: 360px;
      border-radius: 27%;
      background: ${theme.color['primary-soft']};
    }
  }
`);

export const Column = styled.div(css`
  position: relative;
  z-index: ${theme.z.raised};
  display: grid;
  justify-items: center;
  width: 100%;
  max-width: 400px;
  text-align: center;

  [data-center] {
    text-wrap: balance;
  }
`);

export const Title = styled.h1(css`
  margin-block: ${theme.space[5]} ${theme.space[2]};
  ${text('h1')}
`);

/** In place of the logo once it is done. */
export const Done = styled.span(css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
`);
