import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, skippedOffscreen, text, theme } from '@/shared/theme';
import { frame } from '../../layout/frame';

/** A section of the landing page. */
export const Section = styled.section(css`
  ${frame}
  padding-block: ${theme.section.lg} ${theme.space[7]};
  ${skippedOffscreen('600px')}

  ${below('mobile')} {
    padding-block: ${theme.section.md} ${theme.space[2]};
  }
`);

export const Title = styled.h2(css`
  margin-bottom: ${theme.space[8]};
  ${text('section')}

  ${below('mobile')} {
    margin-bottom: ${theme.space[6]};
  }
`);
