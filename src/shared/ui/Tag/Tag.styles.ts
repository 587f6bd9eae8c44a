import { css, type Theme } from '@emotion/react';
import styled from '@emotion/styled';

export type TagTone = 'gray' | 'pine' | 'apricot' | 'red' | 'blue' | 'sun';

const tones = ({ color }: Theme) => ({
  gray: [color['border-subtle'], color['text-2']],
  pine: [color['primary-soft'], color['primary-text']],
  apricot: [color['accent-soft-2'], color['accent-text']],
  red: [color['danger-soft'], color['danger-text']],
  blue: [color['info-soft'], color['info-text']],
  sun: [color['warn-soft'], color['warn-text']],
});

interface TagLook {
  tone: TagTone;
  large: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'tone' && name !== 'large' };

export const Tag = styled(
  'span',
  inner,
)<TagLook>(({ theme, tone, large }) => {
  const [ground, ink] = tones(theme)[tone];
  return css`
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: ${large ? 34 : 26}px;
    padding: 0 ${large ? 12 : 9}px;
    border-radius: ${large ? theme.radius.small : theme.radius.sm};
    background: ${ground};
    color: ${ink};
    font: 600 ${large ? 14 : 13}px / 1.2 ${theme.font};
    white-space: nowrap;
  `;
});
