import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { text, theme } from '@/shared/theme';

export type BannerTone = 'pine' | 'info' | 'apricot' | 'warn' | 'danger';

const { color } = theme;

const TONES = {
  pine: [color['primary-soft'], color['primary-text']],
  info: [color['info-soft'], color['info-text']],
  apricot: [color['accent-soft'], color['accent-text']],
  warn: [color['warn-soft'], color['warn-text']],
  danger: [color['danger-soft'], color['danger-text']],
};

const inner = { shouldForwardProp: (name: string) => name !== 'tone' };

export const Box = styled(
  'div',
  inner,
)<{ tone: BannerTone }>(({ tone }) => {
  const [ground, ink] = TONES[tone];
  return css`
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    padding: 8px 18px;
    border-radius: ${theme.radius.lg};
    background: ${ground};
    ${text('body-s', 500)}

    > svg {
      color: ${ink};
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  `;
});

export const Sentence = styled.span(css`
  flex: 1 1 0;
  min-width: 0;
`);

const action = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 36px;
  margin-right: -8px;
  padding: 0 8px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('label')}
  line-height: 1.2;
  text-decoration: underline;
  text-underline-offset: 3px;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Action = styled.button(action);

export const ActionLink = styled(Link)(action);
