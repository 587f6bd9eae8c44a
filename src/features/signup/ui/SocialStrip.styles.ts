import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Strip = styled.section(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[7]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['primary-soft']};

  &[data-look='warn'] {
    background: ${theme.color['warn-soft']};
  }
  > [data-provider] {
    width: 36px;
    height: 36px;
  }
  ${below('mobile')} {
    align-items: start;

    > a {
      flex: 1 0 100%;
      min-height: 48px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

/** On phones the way out stands below the sentence. */
export const Words = styled.div(css`
  display: flex;
  flex: 1 1 200px;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${text('body-s', 500)}

  ${below('mobile')} {
    flex-direction: column;
    align-items: start;
    gap: 0;
  }
`);

export const Drop = styled.button(css`
  flex: none;
  min-height: 44px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('label')}
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  ${focusRing}
`);
