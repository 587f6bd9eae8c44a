import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** A deep pine panel in light and dark alike. */
export const Panel = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 588px);
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['logo-overlap']};
  color: ${theme.color['on-media']};
  overflow: hidden;

  > svg {
    width: 100%;
    height: 100%;
  }

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    border-radius: ${theme.radius['2xl']};
  }
`);

export const Words = styled.div(css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space[5]};
  padding: ${theme.section.md} ${theme.space[7]} ${theme.section.md} ${theme.section.md};

  ${below('side')} {
    padding: ${theme.space[7]} ${theme.space[6]};
  }
`);

export const Label = styled.h2(css`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  background: color-mix(in srgb, ${theme.color['on-media']} 14%, transparent);
  ${text('label')}
`);

export const Text = styled.p(css`
  max-width: 30em;
  color: color-mix(in srgb, ${theme.color['on-media']} 80%, transparent);
  ${text('body-l')}
`);
