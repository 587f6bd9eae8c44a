import { css, type Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { type Role } from '@contract/skill';
import { tabularNumbers } from '@/shared/theme';

export type RoleTone = Role | 'quiet';

const tones = ({ color }: Theme) => ({
  UX_UI_DESIGN: [color['role-ux-soft'], color['role-ux']],
  BX_DESIGN: [color['role-bx-soft'], color['role-bx']],
  FRONT_END: [color['role-fe-soft'], color['role-fe']],
  BACK_END: [color['role-be-soft'], color['role-be']],
  PM: [color['role-pm-soft'], color['role-pm']],
  quiet: [color['border-subtle'], color['text-2']],
});

interface ChipLook {
  tone: RoleTone;
  large?: boolean;
}

const inner = { shouldForwardProp: (name: string) => name !== 'tone' && name !== 'large' };

export const Chip = styled(
  'span',
  inner,
)<ChipLook>(({ theme, tone, large = false }) => {
  const [ground, ink] = tones(theme)[tone];
  return css`
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
});

export const SeatCount = styled.b`
  font-weight: 750;
  ${tabularNumbers}
`;
