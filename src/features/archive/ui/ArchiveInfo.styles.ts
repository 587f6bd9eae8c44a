import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

/** Faces in a row, each overlapping the previous one. */
export const Faces = styled.span(css`
  position: relative;
  display: flex;
  align-items: center;

  > * {
    flex: none;
    border-radius: ${theme.radius.full};
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
  > * + * {
    margin-left: -${theme.space[2]};
  }
`);

export const Others = styled.span(css`
  min-width: 32px;
  height: 32px;
  padding: 0 ${theme.space[2]};
  background: ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  ${text('caption', 600)}
  line-height: 32px;
  text-align: center;
`);

/** The kind of the team, above its periods. */
export const Kind = styled.div(css`
  && dt,
  && dd {
    flex: 1 1 100%;
  }
  && dt {
    color: ${theme.color.text};
    font-weight: 600;
  }
`);
