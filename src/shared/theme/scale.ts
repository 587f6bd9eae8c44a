// Every size, weight and duration of the product. Source: design look §2.

/** size, line height, weight, letter spacing, size below 800 px */
export const type = {
  display: ['66px', '1.18', 800, '-0.038em', '38px'],
  section: ['40px', '1.3', 750, '-0.03em', '27px'],
  h1: ['34px', '1.32', 700, '-0.028em', '26px'],
  h2: ['26px', '1.38', 700, '-0.024em', '22px'],
  h3: ['20px', '1.42', 700, '-0.018em', '19px'],
  title: ['18px', '1.45', 700, '-0.015em', '17px'],
  'body-l': ['17px', '1.7', 400, '-0.01em', '16px'],
  body: ['16px', '1.62', 400, '-0.008em', '16px'],
  'body-s': ['15px', '1.6', 400, '-0.006em', '15px'],
  label: ['14px', '1.45', 600, '-0.004em', '14px'],
  caption: ['13px', '1.45', 500, '0', '13px'],
  micro: ['12px', '1.35', 600, '0', '12px'],
} as const;

export type TypeName = keyof typeof type;

/** The subset first (every letter of the interface), then Pretendard for texts of members. */
export const font =
  "'Teamieum UI', Pretendard, 'Teamieum Fallback', 'Teamieum Fallback Apple', -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', sans-serif";

/** Gaps, paddings and margins. Lint refuses px of 4 and more in them outside of `shared/ui` and `shared/theme`. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '32px',
  8: '48px',
} as const;

/** Between the parts of a page. */
export const section = {
  md: '64px',
  lg: '96px',
} as const;

export const radius = {
  /** tag, small button, focus ring */
  sm: '8px',
  /** button, input, chip */
  md: '12px',
  /** notice, radio row, small thumbnail, dropdown */
  lg: '16px',
  /** card, thumbnail */
  xl: '20px',
  /** panel, dialog */
  '2xl': '24px',
  full: '999px',
} as const;

export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  carousel: '500ms',
  standard: 'cubic-bezier(.2,0,0,1)',
} as const;

export const z = {
  raised: 1,
  sticky: 100,
  fab: 150,
  header: 200,
  dropdown: 300,
  toast: 500,
  skip: 600,
} as const;

/** First pixel of the wider layout. */
export const breakpoints = {
  phone: 600,
  mobile: 800,
  carousel: 1000,
  side: 1024,
  /** The operator's desk shows list and detail side by side. */
  desk: 1280,
  archive: 1480,
  wide: 1500,
  huge: 1800,
} as const;
