import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { HiddenNote } from '@/entities/post';
import { below, theme } from '@/shared/theme';

export const Item = styled.article(css`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  outline-offset: 6px;

  &[data-reply] {
    grid-template-columns: 32px minmax(0, 1fr);
  }
  /* Pending. */
  &[aria-busy] {
    opacity: 0.6;
    /* Scrolled into view with its buttons, which come with the response. */
    scroll-margin-bottom: 48px;
  }
  > :first-child {
    grid-row: 1 / 3;
  }
  ${below('mobile')} {
    gap: ${theme.space[1]} ${theme.space[3]};
  }
`);

export const Editing = styled.div(css`
  grid-column: 2;
`);

export const Hidden = styled(HiddenNote)(css`
  grid-column: 2;
`);
