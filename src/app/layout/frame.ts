import { css } from '@emotion/react';
import { below, from, sidePadding } from '@/shared/theme';

/** The left and right edge that header, content and footer share (look §3). */
export const frame = css`
  width: 100%;
  max-width: 1360px;
  margin-inline: auto;
  ${sidePadding('40px')}

  ${from('wide')} {
    max-width: 1480px;
  }
  ${from('huge')} {
    max-width: 1640px;
  }
  ${below('mobile')} {
    ${sidePadding('20px')}
  }
`;
