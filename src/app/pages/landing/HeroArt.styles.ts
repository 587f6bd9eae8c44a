import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Stage = styled.div(css`
  position: relative;
  justify-self: center;
  width: 100%;
  max-width: 660px;
  aspect-ratio: 660 / 700;

  ${below('mobile')} {
    max-width: 420px;
  }
`);

export const Line = styled.svg(css`
  width: 100%;
  height: 100%;
`);

export const Person = styled.div(css`
  position: absolute;
  display: grid;
  justify-items: center;
  width: max-content;
  transform: translate(-50%, -52px);
  transform-origin: top;

  > :first-of-type {
    border-radius: ${theme.radius.full};
    box-shadow: 0 0 0 7px ${theme.color.bg};
  }
  > :last-of-type {
    position: relative;
    margin-top: -${theme.space[3]};
    box-shadow: 0 0 0 3px ${theme.color.bg};
  }

  ${below('mobile')} {
    transform: translate(-50%, -31px) scale(0.6);
  }
`);

export const Story = styled.div(css`
  position: absolute;
  left: 24.5%;
  top: 60.5%;
  width: 65%;
  padding: 1.8%;
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.e4};

  > svg {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.xl};
  }
`);

export const Caption = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[2]} ${theme.space[2]};
  white-space: nowrap;
  ${text('title')}

  ${below('mobile')} {
    gap: 3px ${theme.space[2]};
    padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]};
    font-size: 12px;

    span {
      gap: ${theme.space[1]};
      font-size: 9.8px;
    }
    svg {
      width: 11px;
    }
  }
`);
