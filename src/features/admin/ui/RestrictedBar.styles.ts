import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, shortLandscape, text, theme } from '@/shared/theme';

/** The ground and its lower edge, over the whole width of the window, which the bar itself does not have. */
const ground = `
  border-image: linear-gradient(${theme.color['warn-soft']} calc(100% - 1px), ${theme.color['border-subtle']} 0) fill 0 / 0 /
    0 100vw;
`;

/** Right under the header, above the padding of the page, and sticky there. */
export const Bar = styled.div(css`
  position: sticky;
  top: 73px;
  z-index: ${theme.z.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  min-height: 53px;
  margin-block: -${theme.space[8]} ${theme.space[6]};
  padding-block: ${theme.space[2]};
  ${ground}
  ${text('caption')}

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
  }
  svg {
    color: ${theme.color['warn-text']};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 36px;
    font-weight: 600;
    ${focusRing}

    svg {
      color: inherit;
    }
  }

  ${below('mobile')} {
    top: 61px;
    margin-top: -${theme.space[6]};
  }
  ${below('phone')} {
    a {
      margin-left: ${theme.space[6]};
    }
  }
  ${shortLandscape} {
    position: static;
  }
`);
