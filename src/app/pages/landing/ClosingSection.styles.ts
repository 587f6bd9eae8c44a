import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { frame } from '../../layout/frame';

export const Band = styled.section(css`
  position: relative;
  margin-top: ${theme.section.lg};
  background: ${theme.color.accent};
  color: ${theme.color['on-accent']};
  overflow: hidden;

  ${below('mobile')} {
    margin-top: ${theme.section.md};
  }
`);

export const Art = styled.svg(css`
  position: absolute;
  right: -60px;
  top: -40px;
  height: 520px;

  ${below('mobile')} {
    top: auto;
    bottom: -60px;
    height: 260px;
    /* The circle's head may overflow it: only the band clips. */
    overflow: visible;
  }
`);

/** Ink on apricot in both themes; no element on it is pine. */
export const Words = styled.div(css`
  ${frame}
  position: relative;
  padding-block: ${theme.section.lg};

  a {
    background: ${theme.color['media-ground']};
    color: ${theme.color['on-media']};
    --hover: color-mix(in srgb, ${theme.color['media-ground']} 88%, ${theme.color['on-media']});
    --press: ${theme.color['media-ground']};
  }

  ${below('mobile')} {
    padding-block: ${theme.section.md} calc(2 * ${theme.section.lg});
  }
`);

export const Call = styled.h2(css`
  max-width: 12em;
  margin-bottom: ${theme.space[7]};
  ${text('section', 800)}
  font-size: 52px;

  ${below('mobile')} {
    font-size: 32px;
  }
`);
