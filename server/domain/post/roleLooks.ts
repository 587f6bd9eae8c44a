import { type Role } from '@contract/skill';

/** Colour, background and icon of each role in the light theme; the icons are lucide's outlines on a field of 24. */
export const ROLE_LOOKS: Record<Role, { ink: string; ground: string; icon: string }> = {
  UX_UI_DESIGN: {
    ink: '#BC2C58',
    ground: '#FDEDF2',
    icon: 'M4 3h16a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM4 14h7a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1ZM17 14h3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z',
  },
  BX_DESIGN: {
    ink: '#8238A6',
    ground: '#F6EDFB',
    icon: 'M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1ZM21 17.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0Z',
  },
  FRONT_END: {
    ink: '#1F5AC4',
    ground: '#EBF2FE',
    icon: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 21h8M12 17v4',
  },
  BACK_END: {
    ink: '#08687A',
    ground: '#E3F4F6',
    icon: 'M21 5a9 3 0 1 1-18 0a9 3 0 1 1 18 0ZM3 5V19A9 3 0 0 0 21 19V5M3 12A9 3 0 0 0 21 12',
  },
  PM: {
    ink: '#8F5B00',
    ground: '#FFF5DA',
    icon: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0ZM16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265Z',
  },
};
