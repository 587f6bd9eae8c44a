import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type Role } from '@contract/skill';
import { text, theme } from '@/shared/theme';

export type RoleTone = Role | 'quiet';

const { color } = theme;

const chipStyle = (ground: string, ink: string, large: boolean) => css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${large ? 36 : 32}px;
  padding: 0 ${theme.space[3]} 0 ${large ? theme.space[3] : theme.space[2]};
  border-radius: ${theme.radius.md};
  background: ${ground};
  color: ${ink};
  ${large ? text('body-s', 600) : text('label')}
  line-height: 1.2;
  white-space: nowrap;

  @container card (max-width: 330px) {
    gap: ${theme.space[1]};
    min-height: 28px;
    padding: 0 ${theme.space[2]} 0 ${theme.space[2]};
    font-size: 13px;
  }
`;

const chipStyles = (ground: string, ink: string) => ({
  small: chipStyle(ground, ink, false),
  large: chipStyle(ground, ink, true),
});

const STYLES: Record<RoleTone, ReturnType<typeof chipStyles>> = {
  UX_UI_DESIGN: chipStyles(color['role-ux-soft'], color['role-ux']),
  BX_DESIGN: chipStyles(color['role-bx-soft'], color['role-bx']),
  FRONT_END: chipStyles(color['role-fe-soft'], color['role-fe']),
  BACK_END: chipStyles(color['role-be-soft'], color['role-be']),
  PM: chipStyles(color['role-pm-soft'], color['role-pm']),
  quiet: chipStyles(color['border-subtle'], color['text-2']),
};

interface ChipStyleProps {
  tone: RoleTone;
  large?: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'tone' && name !== 'large' };

export const Chip = styled(
  'span',
  inner,
)<ChipStyleProps>(({ tone, large = false }) => STYLES[tone][large ? 'large' : 'small']);
