import { css } from '@emotion/react';
import { below, from } from '@/shared/theme';

/** The left and right edge that header, content and footer share (look §3). */
export const frame = css`
  width: 100%;
  max-width: 1360px;
  margin-inline: auto;
  padding-inline: 40px;

  ${from('wide')} {
    max-width: 1480px;
  }
  ${from('huge')} {
    max-width: 1640px;
  }
  ${below('mobile')} {
    padding-inline: 20px;
  }
`;
