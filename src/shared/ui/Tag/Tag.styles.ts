import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export type TagTone = 'gray' | 'pine' | 'apricot' | 'red' | 'blue' | 'sun';

const { color } = theme;

const look = (ground: string, ink: string, large: boolean) => css`
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

const looks = (ground: string, ink: string) => ({ small: look(ground, ink, false), large: look(ground, ink, true) });

const LOOKS: Record<TagTone, ReturnType<typeof looks>> = {
  gray: looks(color['border-subtle'], color['text-2']),
  pine: looks(color['primary-soft'], color['primary-text']),
  apricot: looks(color['accent-soft-2'], color['accent-text']),
  red: looks(color['danger-soft'], color['danger-text']),
  blue: looks(color['info-soft'], color['info-text']),
  sun: looks(color['warn-soft'], color['warn-text']),
};

interface TagLook {
  tone: TagTone;
  large: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'tone' && name !== 'large' };

export const Tag = styled('span', inner)<TagLook>(({ tone, large }) => LOOKS[tone][large ? 'large' : 'small']);
