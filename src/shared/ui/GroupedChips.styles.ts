import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

const inner = { shouldForwardProp: (name: string) => name !== 'plain' };

export const Box = styled(
  'div',
  inner,
)<{ plain: boolean }>(
  ({ plain }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    ${
      !plain &&
      css`
        padding: 12px 12px 8px;
        border-radius: ${theme.radius.xl};
        box-shadow: inset 0 0 0 1px ${theme.color.border};

        @media (forced-colors: active) {
          border: 1px solid;
        }
      `
    }
  `,
);

/** A background instead of a border. */
export const Search = styled.div(css`
  display: flex;
  margin-bottom: 4px;

  input {
    min-height: 48px;
    border-color: transparent;
    background: ${theme.color['surface-sunken']};
  }
  input:focus {
    background: ${theme.color.surface};
  }
`);

export const Group = styled.div(css`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  padding: 16px 12px;

  & + & {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 14px 4px;
  }
`);

export const Head = styled.div(css`
  display: grid;
  align-content: start;
  gap: 2px;
  padding-top: 9px;
  ${text('body-s', 600)}

  small {
    color: ${theme.color['primary-text']};
    ${text('micro')}
  }
  ${below('mobile')} {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 0;
  }
`);

export const Nothing = styled.p(css`
  padding: 16px 12px;
  color: ${theme.color['text-3']};
`);
