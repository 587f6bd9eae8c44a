import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { clampLines, focusRing, reducedMotion, text } from '@/shared/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Head = styled.div`
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
    border-radius: ${({ theme }) => theme.radius.xs};
    color: ${({ theme }) => theme.color['text-2']};
    font: 500 14px/1.4 ${({ theme }) => theme.font};
    ${focusRing}
  }
  a:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

export const Off = styled.p`
  padding: 48px 16px;
  border-radius: 18px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color['text-2']};
  text-align: center;
`;

export const Miniature = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 22px 20px 20px;
  border-radius: 18px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  animation: ${appear} ${({ theme }) => `${theme.motion.base} ${theme.motion.standard}`};

  ${reducedMotion} {
    animation: none;
  }
`;

export const Identity = styled.div`
  display: grid;
  gap: 6px;

  > p {
    gap: 5px;
    font-size: 12px;
  }
  b {
    font: 800 22px/1.3 ${({ theme }) => theme.font};
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  i {
    color: ${({ theme }) => theme.color['text-3']};
    font-weight: 700;
    font-style: normal;
  }
  > span {
    color: ${({ theme }) => theme.color['text-2']};
    font: 500 13px/1.4 ${({ theme }) => theme.font};
  }
`;

export const Projects = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 12px;

  li {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  b {
    font: 650 13px/1.4 ${({ theme }) => theme.font};
    ${clampLines(1)}
  }
  svg {
    height: 12px;
    width: auto;
    justify-self: start;
  }
`;

export const Thumb = styled.div`
  margin-bottom: 2px;
  border-radius: ${({ theme }) => theme.radius.small};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color['border-subtle']};
  overflow: hidden;

  && svg {
    width: 100%;
    height: auto;
  }
`;

export const Quote = styled.p`
  padding: 12px 14px;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color['accent-soft']};
  font: 600 13px/1.55 ${({ theme }) => theme.font};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 12px/1.4 ${({ theme }) => theme.font};
`;
