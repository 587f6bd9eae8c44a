import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type Role } from '@contract/skill';
import { tabularNumbers, theme } from '@/shared/theme';

export type RoleTone = Role | 'quiet';

const { color } = theme;

const chipStyle = (ground: string, ink: string, large: boolean) => css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${large ? 36 : 32}px;
  padding: ${large ? '0 13px 0 11px' : '0 11px 0 9px'};
  border-radius: ${theme.radius.small};
  background: ${ground};
  color: ${ink};
  font: 650 ${large ? 15 : 14}px / 1.2 ${theme.font};
  letter-spacing: -0.01em;
  white-space: nowrap;

  @container card (max-width: 330px) {
    gap: 4px;
    min-height: 28px;
    padding: 0 8px 0 7px;
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

export const SeatCount = styled.b(css`
  font-weight: 750;
  ${tabularNumbers}
`);
