import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme, touch, withoutScript } from '@/shared/theme';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 560px;
  margin-inline: auto;
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  margin: ${theme.space[6]} 0 ${theme.space[4]};
  text-align: center;

  ${below('mobile')} {
    margin: ${theme.space[2]} 0;
  }
`;

export const Title = styled.h1`
  ${text('h1')}
  margin-top: ${theme.space[6]};
`;

export const Lead = styled.p(css`
  ${text('body-l')}
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
`);

export const Drop = styled.button(css`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[7]} ${theme.space[5]};
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: ${theme.radius['2xl']};
  text-align: center;
  ${focusRing}

  > span:last-of-type {
    color: ${theme.color['text-2']};
    ${text('label', 500)}
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
    padding: ${theme.space[6]} ${theme.space[4]};
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

/** A chosen PDF: of a record, or another one. */
export const Pdf = styled.div(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};

  &[data-own] {
    background: ${theme.color['primary-soft']};
  }
  b {
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    grid-template-columns: auto minmax(0, 1fr);

    > a {
      grid-column: 1 / -1;
    }
  }
`);

export const PdfIcon = styled.span(css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color['primary-text']};
`);

export const Or = styled.p(css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}

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
  gap: ${theme.space[5]};
`;

/** Nobody drags with a finger (MEND-108). */
export const DropHint = styled.span`
  ${touch} {
    display: none;
  }
`;

/** The links to the languages, over the right edge of the column. */
export const Languages = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: -${theme.space[6]};
`;
