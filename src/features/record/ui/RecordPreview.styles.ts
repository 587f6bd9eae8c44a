import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { clampLines, focusRing, reducedMotion, text, theme } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  h2 {
    ${text('title')}
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    border-radius: ${theme.radius.xs};
    color: ${theme.color['text-2']};
    font: 500 14px/1.4 ${theme.font};
    ${focusRing}
  }
  a:hover {
    color: ${theme.color.text};
  }
`);

export const Off = styled.p(css`
  padding: 48px 16px;
  border-radius: 18px;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  color: ${theme.color['text-2']};
  text-align: center;
`);

export const Miniature = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 22px 20px 20px;
  border-radius: 18px;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  animation: ${appear} ${`${theme.motion.base} ${theme.motion.standard}`};

  ${reducedMotion} {
    animation: none;
  }
`);

export const Identity = styled.div(css`
  display: grid;
  gap: 6px;

  > p {
    gap: 5px;
    font-size: 12px;
  }
  b {
    font: 800 22px/1.3 ${theme.font};
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  i {
    color: ${theme.color['text-3']};
    font-weight: 700;
    font-style: normal;
  }
  > span {
    color: ${theme.color['text-2']};
    font: 500 13px/1.4 ${theme.font};
  }
`);

export const Projects = styled.ul(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 12px;

  li {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  b {
    font: 650 13px/1.4 ${theme.font};
    ${clampLines(1)}
  }
  svg {
    height: 12px;
    width: auto;
    justify-self: start;
  }
`);

export const Thumb = styled.div(css`
  margin-bottom: 2px;
  border-radius: ${theme.radius.small};
  box-shadow: 0 0 0 1px ${theme.color['border-subtle']};
  overflow: hidden;

  && svg {
    width: 100%;
    height: auto;
  }
`);

export const Quote = styled.p(css`
  padding: 12px 14px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['accent-soft']};
  font: 600 13px/1.55 ${theme.font};
  overflow-wrap: anywhere;
`);

export const Note = styled.p(css`
  color: ${theme.color['text-3']};
  font: 500 12px/1.4 ${theme.font};
`);
