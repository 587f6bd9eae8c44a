import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';
import { sidePanel } from './Section.styles';

export const Group = styled.h2(css`
  padding: 18px 0 10px;
  border-bottom: 1px solid ${theme.color.border};
  font: 700 14px/1.4 ${theme.font};

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
  gap: 14px;
  padding: 18px 0 16px;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  p {
    max-width: 34em;
    font: 500 15px/1.55 ${theme.font};
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
  border-radius: ${theme.radius.small};
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

export const Times = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 8px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.45 ${theme.font};
  overflow-wrap: anywhere;
  ${tabularNumbers}
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
  gap: 4px;

  ${below('phone')} {
    grid-column: 2;
    margin-left: -12px;
  }
`;

export const Form = styled.form(css`
  ${sidePanel}
  gap: 20px;

  h2 {
    font: 700 20px/1.42 ${theme.font};
  }
  ${below('mobile')} {
    margin-top: 8px;
  }
`);

export const Hint = styled.p(css`
  margin-top: -12px;
  color: ${theme.color['text-3']};
  font: 500 13px/1.45 ${theme.font};
`);

export const NewWay = styled.span`
  display: none;

  ${below('desk')} {
    display: block;
  }
`;

export const Preview = styled.div(css`
  display: grid;
  gap: 8px;

  /* The bar as it looks on a phone. */
  > :last-child {
    border-radius: ${theme.radius.notice};
    overflow: hidden;
    box-shadow: 0 0 0 1px ${theme.color.border};
  }
  > :last-child > div {
    align-items: flex-start;
    padding: 10px 16px;
  }
`);

export const PreviewTitle = styled.p(css`
  color: ${theme.color['text-2']};
  font: 600 14px/1.4 ${theme.font};
`);
