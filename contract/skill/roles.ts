import { codesOf } from '../codes';

export const ROLE_LABELS = {
  UX_UI_DESIGN: 'UX/UI 디자인',
  BX_DESIGN: 'BX 디자인',
  FRONT_END: '프론트엔드',
  BACK_END: '백엔드',
  PM: 'PM',
} as const;

export type Role = keyof typeof ROLE_LABELS;
export const ROLES = codesOf(ROLE_LABELS);

/** The role of a member who was added without one. */
export const DEFAULT_ROLE: Role = 'FRONT_END';
