import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, withoutScript, theme, touch } from '@/shared/theme';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 560px;
  margin-inline: auto;
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  margin: 24px 0 16px;
  text-align: center;

  ${below('mobile')} {
    margin: 8px 0;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
  margin-top: 24px;
`;

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: 6px;
  color: ${theme.color['text-2']};
`);

export const Drop = styled.button(css`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 36px 20px;
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: ${theme.radius['2xl']};
  text-align: center;
  ${focusRing}

  b {
    margin-top: 10px;
    font: 650 17px/1.4 ${theme.font};
  }
  > span:last-of-type {
    color: ${theme.color['text-2']};
    font: 500 14px/1.45 ${theme.font};
  }
  &:hover,
  &[data-over] {
    border-color: ${theme.color.primary};
    background: ${theme.color['primary-soft']};
  }
  ${withoutScript} {
    display: none;
  }
  ${below('mobile')} {
    padding: 28px 16px;
  }
`);

export const DropIcon = styled.span(css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color['primary-soft']};
  color: ${theme.color['primary-text']};
`);

export const Or = styled.p(css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 16px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.4 ${theme.font};

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${theme.color.border};
  }
  ${withoutScript} {
    display: none;
  }
`);

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Promise = styled.p(css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  color: ${theme.color['text-2']};
  font: 500 14px/1.4 ${theme.font};
`);

/** Nobody drags with a finger (MEND-108). */
export const DropHint = styled.span`
  ${touch} {
    display: none;
  }
`;
