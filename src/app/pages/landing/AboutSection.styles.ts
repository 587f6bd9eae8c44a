import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

/** The figure is beside the text on wide screens. */
export const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
  align-items: center;
  gap: ${theme.space[7]} ${theme.section.md};

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`);

export const Texts = styled.div(css`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 26em;
  color: ${theme.color['text-2']};
  ${text('body-l')}
`);

export const Figure = styled.svg(css`
  width: 640px;
  max-width: 100%;
  height: auto;
  justify-self: center;
  font-family: ${theme.font};
  text-anchor: middle;
`);

/** Only the logo, where the counts are too small to be shown. */
export const Word = styled.text(css`
  font-size: 28px;
  font-weight: 800;
`);

export const Count = styled.text(css`
  font-size: 46px;
  font-weight: 800;
  letter-spacing: -0.03em;
  ${tabularNumbers}

  /* A number of five digits has the width of the overlap. */
  &[data-long] {
    font-size: 26px;
  }
`);

export const CountLabel = styled.text(css`
  font-size: 17px;
  font-weight: 650;

  /* The figure scales with the screen, its text stays legible. */
  ${below('mobile')} {
    font-size: 25px;
  }
`);
