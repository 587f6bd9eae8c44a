import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, from, text, theme } from '@/shared/theme';

export const Bar = styled.div(css`
  --kind: ${theme.color['info-text']};
  background: ${theme.color['info-soft']};
  color: ${theme.color.text};

  &[data-kind='WARNING'] {
    --kind: ${theme.color['warn-text']};
    background: ${theme.color['warn-soft']};
  }
`);

/** As wide as header and content. */
export const Line = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 1360px;
  min-height: 52px;
  margin: 0 auto;
  padding: ${theme.space[1]} ${theme.space[7]} ${theme.space[1]} ${theme.space[7]};
  ${text('body-s', 500)}

  > svg {
    flex: none;
    color: var(--kind);
  }
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    margin-right: ${theme.space[2]};
    color: var(--kind);
    font-weight: 700;
  }
  a {
    margin-left: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    color: var(--kind);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
    ${focusRing}
  }
  ${from('wide')} {
    max-width: 1480px;
  }
  ${from('huge')} {
    max-width: 1640px;
  }
  ${below('mobile')} {
    align-items: flex-start;
    padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[5]};

    > svg {
      margin-top: 2px;
    }
    > button {
      margin-block: -${theme.space[2]};
    }
  }
`);
