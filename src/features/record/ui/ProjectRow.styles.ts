import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, print, stretchedLink, text, theme } from '@/shared/theme';

export const Item = styled.li(css`
  border-bottom: 1px solid ${theme.color['border-subtle']};
  break-inside: avoid;

  &:last-of-type {
    border-bottom: 0;
  }
`);

export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr) 44px;
  align-items: start;
  gap: ${theme.space[6]};
  padding: ${theme.space[5]} 0;

  ${below('mobile')} {
    grid-template-columns: 128px minmax(0, 1fr);
    gap: ${theme.space[3]} ${theme.space[4]};
  }
`;

export const Thumb = styled.div(css`
  border-radius: ${theme.radius.lg};
  box-shadow: 0 0 0 1px ${theme.color['border-subtle']};
  overflow: hidden;

  ${below('mobile')} {
    border-radius: ${theme.radius.md};
  }
`);

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  min-width: 0;

  ${below('mobile')} {
    display: contents;

    > :not(h4) {
      grid-column: 1 / -1;
    }
  }
`;

export const Title = styled.h4(css`
  ${below('mobile')} {
    align-self: center;
  }
  ${text('h3')}
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  a {
    ${stretchedLink(theme.radius.lg)}
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below('mobile')} {
    font-size: 16px;
  }
`);

/** The project's own link, above the link that covers the row. */
export const ProjectLink = styled.a(css`
  position: relative;
  z-index: ${theme.z.raised};
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  min-height: 32px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg {
    flex: none;

    ${print} {
      display: none;
    }
  }
`);

/** The host of the link, on screens; print shows the whole address. */
export const Host = styled.span`
  overflow-wrap: anywhere;

  ${print} {
    display: none;
  }
`;

export const Arrow = styled.span(css`
  display: grid;
  place-items: center;
  color: ${theme.color['text-3']};

  ${below('mobile')} {
    display: none;
  }
  ${print} {
    display: none;
  }
`);

/** Above the link that covers the row. */
export const Tools = styled.div(css`
  position: relative;
  z-index: ${theme.z.raised};
  grid-column: 2 / -1;
  margin-top: -${theme.space[3]};

  ${below('mobile')} {
    grid-column: 1 / -1;
    margin-top: 0;
  }
  ${print} {
    display: none;
  }
`);
