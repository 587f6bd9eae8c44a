import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, text, theme } from '@/shared/theme';

export const Bar = styled.section(css`
  border-bottom: 1px solid ${theme.color['border-subtle']};
  background: ${theme.color['accent-soft']};
`);

/** As wide as header and content. */
export const Inside = styled.div(css`
  max-width: 1360px;
  margin: 0 auto;
  padding: 0 ${theme.space[7]};

  ${from('wide')} {
    max-width: 1480px;
  }
  ${from('huge')} {
    max-width: 1640px;
  }
  ${below('mobile')} {
    padding: 0 ${theme.space[2]} 0 ${theme.space[5]};
  }
`);

export const Line = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 52px;
  ${text('body-s')}

  > svg {
    flex: none;
    color: ${theme.color['accent-text']};
  }
  > p {
    flex: 1;
    min-width: 0;
  }
  b {
    margin-right: ${theme.space[2]};
    font-weight: 600;
  }
  ${below('mobile')} {
    min-height: 60px;

    > svg {
      display: none;
    }
    b {
      display: block;
    }
  }
`);

/** Below the sentence, where the icon has its place. */
export const Folded = styled.div(css`
  padding: 0 0 ${theme.space[5]} ${theme.space[7]};

  ${below('mobile')} {
    padding: 0 ${theme.space[3]} ${theme.space[4]} 0;
  }
`);
