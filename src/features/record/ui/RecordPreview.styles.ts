import { keyframes, css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, reducedMotion, text, theme } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 32px;
    border-radius: ${theme.radius.sm};
    color: ${theme.color['text-2']};
    ${text('label', 500)}
    ${focusRing}
  }
  a:hover {
    color: ${theme.color.text};
  }
`);

export const Off = styled.p(css`
  padding: ${theme.space[8]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  color: ${theme.color['text-2']};
  text-align: center;
`);

export const Miniature = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  animation: ${appear} ${`${theme.motion.base} ${theme.motion.standard}`};

  ${reducedMotion} {
    animation: none;
  }
`);

export const Identity = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};

  > p {
    gap: ${theme.space[1]};
    font-size: 12px;
  }
  i {
    color: ${theme.color['text-3']};
    font-weight: 700;
    font-style: normal;
  }
`);

export const Projects = styled.ul(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]} ${theme.space[3]};

  svg {
    height: 12px;
    width: auto;
    justify-self: start;
  }
`);

export const Thumb = styled.div(css`
  margin-bottom: 2px;
  border-radius: ${theme.radius.md};
  box-shadow: 0 0 0 1px ${theme.color['border-subtle']};
  overflow: hidden;

  && svg {
    width: 100%;
    height: auto;
  }
`);

export const Quote = styled.p(css`
  padding: ${theme.space[3]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color['accent-soft']};
  ${text('caption', 600)}
  overflow-wrap: anywhere;
`);
