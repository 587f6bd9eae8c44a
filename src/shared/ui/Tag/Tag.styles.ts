import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export type TagTone = 'gray' | 'pine' | 'apricot' | 'red' | 'blue' | 'sun';

const { color } = theme;

const tagStyle = (ground: string, ink: string, large: boolean) => css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${large ? 34 : 26}px;
  padding: 0 ${large ? 12 : 9}px;
  border-radius: ${large ? theme.radius.md : theme.radius.sm};
  background: ${ground};
  color: ${ink};
  font: 600 ${large ? 14 : 13}px / 1.2 ${theme.font};
  white-space: nowrap;
`;

const tagStyles = (ground: string, ink: string) => ({
  small: tagStyle(ground, ink, false),
  large: tagStyle(ground, ink, true),
});

const STYLES: Record<TagTone, ReturnType<typeof tagStyles>> = {
  gray: tagStyles(color['border-subtle'], color['text-2']),
  pine: tagStyles(color['primary-soft'], color['primary-text']),
  apricot: tagStyles(color['accent-soft-2'], color['accent-text']),
  red: tagStyles(color['danger-soft'], color['danger-text']),
  blue: tagStyles(color['info-soft'], color['info-text']),
  sun: tagStyles(color['warn-soft'], color['warn-text']),
};

interface TagStyleProps {
  tone: TagTone;
  large: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'tone' && name !== 'large' };

export const Tag = styled('span', inner)<TagStyleProps>(({ tone, large }) => STYLES[tone][large ? 'large' : 'small']);
