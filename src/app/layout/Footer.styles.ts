import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { frame } from './frame';

/** Its last lines are kept clear of a form's bottom bar and of the scroll-to-top button. */
export const Footer = styled.footer(css`
  padding-block: ${theme.space[7]} calc(${theme.section.lg} + var(--fixed-bar, var(--bottom-bar, 0px)));
  border-top: 1px solid ${theme.color['border-subtle']};
`);

export const Inner = styled.div(css`
  ${frame}
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[6]};

  ${below('mobile')} {
    flex-direction: column;
  }
`);

/** Reserves the space of the switch until its script has loaded. */
export const Theme = styled.div(css`
  width: 232px;
  min-height: 52px;
`);

export const Links = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: ${theme.space[2]};
    color: ${theme.color['text-2']};
    ${text('body-s')}
  }

  ${below('mobile')} {
    margin-left: -${theme.space[2]};
  }
`);
