import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Figure = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[5]};
`);

export const Person = styled.span(css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  width: 88px;
  ${text('label', 500)}

  > span:last-of-type {
    overflow: hidden;
    max-width: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`);

/** At the height of the pictures. */
export const Line = styled.span(css`
  width: 72px;
  height: 3px;
  margin-bottom: ${theme.space[5]};
  background: ${theme.color.primary};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`);

export const Badge = styled.b(css`
  position: absolute;
  top: -8px;
  left: 50%;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.accent};
  color: ${theme.color['on-accent']};
  ${text('caption', 700)}
`);
