import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { frame } from '../../layout/frame';

/** Below this width the drawing is under the text. */
const STACKED = '@media (max-width: 1279.98px)';

export const Hero = styled.section(css`
  ${frame}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 660px);
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 760px;
  padding-block: ${theme.space[6]};

  ${STACKED} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding-top: ${theme.space[7]};
  }
`);

/** The button to browse comes first; on phones they are stacked. */
export const Buttons = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > :first-of-type {
    min-width: 216px;
  }
  ${below('mobile')} {
    flex-direction: column;
    justify-self: stretch;
  }
`);

export const Tagline = styled.h1(css`
  max-width: 7.5em;
  margin-top: ${theme.space[7]};
  ${text('display')}
`);

export const Call = styled.p(css`
  margin-block: ${theme.space[6]} ${theme.space[7]};
  color: ${theme.color['text-2']};
  ${text('body-l')}
`);
