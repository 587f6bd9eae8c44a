import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, skippedOffscreen, text } from '@/shared/theme';
import { frame } from '../../layout/frame';

/** A section of the landing page. */
export const Section = styled.section(css`
  ${frame}
  padding-block: 96px 32px;
  ${skippedOffscreen('600px')}

  ${below('mobile')} {
    padding-block: 72px 8px;
  }
`);

export const Title = styled.h2(css`
  margin-bottom: 48px;
  ${text('section')}

  ${below('mobile')} {
    margin-bottom: 28px;
  }
`);
