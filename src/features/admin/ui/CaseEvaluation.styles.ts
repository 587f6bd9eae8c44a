import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Card = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  b {
    ${text('label')}
    overflow-wrap: anywhere;
  }
  small,
  dt {
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  ${below('mobile')} {
    gap: ${theme.space[5]};
    padding: ${theme.space[4]};
  }
`);

/** Writer and receiver with an arrow between them, which fills the width on phones. */
export const Figure = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  ${below('mobile')} {
    align-items: flex-start;
    gap: ${theme.space[2]};
  }
`);

export const Person = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  border-radius: ${theme.radius.sm};
  ${focusRing}

  > span:last-of-type {
    display: grid;
    min-width: 0;
  }
  ${below('mobile')} {
    flex-direction: column;
    text-align: center;
  }
`);

export const Arrow = styled.i(css`
  position: relative;
  flex: 1;
  min-width: ${theme.space[6]};
  max-width: 140px;
  height: 3px;
  background: ${theme.color.primary};

  &::after {
    content: '';
    position: absolute;
    top: -3px;
    right: 0;
    width: 9px;
    height: 9px;
    border: solid ${theme.color.primary};
    border-width: 3px 3px 0 0;
    transform: rotate(45deg);
  }
  ${below('mobile')} {
    max-width: none;
    /* At the centre of the pictures, above the names. */
    margin-top: calc(${theme.space[6]} + 3px);
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`);

export const Quote = styled.blockquote(css`
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  ${text('title')}
  font-weight: 500;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`);

export const Facts = styled.dl(css`
  display: grid;
  gap: ${theme.space[3]};

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  ${below('mobile')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`);

export const Archive = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 100%;
  min-height: 44px;
  border-radius: ${theme.radius.sm};
  ${focusRing}

  > span:last-of-type {
    display: grid;
    min-width: 0;
  }
`);

export const Thumb = styled.span(css`
  flex: none;
  width: 64px;
  border-radius: ${theme.radius.sm};
  overflow: hidden;
`);
