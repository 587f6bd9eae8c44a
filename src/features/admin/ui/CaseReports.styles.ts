import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';

export const Reports = styled.ol(css`
  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  p {
    margin-top: ${theme.space[1]};
    ${text('body-s')}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: 32px minmax(0, 1fr);
    }
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`);

/** In the place of a reporter. */
export const SignalMark = styled.span(css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.full};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
`);

export const ReportHead = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-height: 26px;
  ${text('label')}
`);

export const ThenButton = styled.button(css`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space[1]};
  min-height: 44px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-3']};
  ${text('caption', 600)}
  line-height: 1;
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${theme.color['primary-soft']};
    color: ${theme.color['primary-text']};
  }
`);

export const Writer = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 48px;
  border-radius: ${theme.radius.md};
  ${focusRing}

  > span + span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`);
