import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { sidePanel } from './Section.styles';

export const Group = styled.h2(css`
  padding: ${theme.space[4]} 0 ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.border};
  ${text('label', 700)}

  em {
    margin-left: 3px;
    color: ${theme.color['primary-text']};
    font-style: normal;
  }
`);

export const Row = styled.li(css`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color['border-subtle']};

  p {
    max-width: 34em;
    ${text('body-s', 500)}
    overflow-wrap: anywhere;
  }
  &[data-ended] p {
    color: ${theme.color['text-2']};
  }
  ${below('phone')} {
    grid-template-columns: 36px minmax(0, 1fr);
  }
`);

export const Kind = styled.span(css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['info-soft']};
  color: ${theme.color['info-text']};

  &[data-kind='WARNING'] {
    background: ${theme.color['warn-soft']};
    color: ${theme.color['warn-text']};
  }
  [data-ended] & {
    background: ${theme.color['border-subtle']};
    color: ${theme.color['text-3']};
  }
`);

/** The duration of an announcement, filled up to today. */
export const Period = styled.span(css`
  display: inline-flex;
  align-items: center;
  width: 96px;

  &::before,
  &::after {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  }
  &[data-begun]::before {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  &::after {
    border-radius: 3px;
  }
  > i {
    flex: 1;
    height: 2px;
    background: linear-gradient(90deg, ${theme.color.primary} var(--part), ${theme.color.border} var(--part));
  }
`);

export const RowTools = styled.div`
  display: flex;
  gap: ${theme.space[1]};

  ${below('phone')} {
    grid-column: 2;
    margin-left: -${theme.space[3]};
  }
`;

export const Form = styled.form(css`
  ${sidePanel}
  gap: ${theme.space[5]};

  ${below('mobile')} {
    margin-top: ${theme.space[2]};
  }
`);

export const Hint = styled.p(css`
  margin-top: -${theme.space[3]};
  color: ${theme.color['text-3']};
  ${text('caption')}
`);

export const NewWay = styled.span`
  display: none;

  ${below('desk')} {
    display: block;
  }
`;

export const Preview = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};

  /* The bar as it looks on a phone. */
  > :last-child {
    border-radius: ${theme.radius.lg};
    overflow: hidden;
    box-shadow: 0 0 0 1px ${theme.color.border};
  }
  > :last-child > div {
    align-items: flex-start;
    padding: ${theme.space[2]} ${theme.space[4]};
  }
`);
