import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

/** Sticky below the header, from edge to edge of the page. */
export const Bar = styled.div(css`
  position: sticky;
  top: 72px;
  z-index: ${theme.z.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  min-height: 52px;
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.notice};
  background: ${theme.color['warn-soft']};
  ${text('caption')}

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
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
  }

  ${below('mobile')} {
    top: 64px;
  }
`);
