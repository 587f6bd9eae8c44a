import { type Role } from '@contract/skill';
import { ROLE_LOOKS } from '../../domain/post';

/** The colours of the light theme (src/shared/theme/tokens.ts): a picture has no dark mode. */
export const INK = {
  text: '#141B18',
  quiet: '#65726B',
  line: '#ECEFED',
  primary: '#0C6B4B',
  primarySoft: '#EDF7F2',
  accent: '#FF9458',
  accentSoft: '#FFE8D9',
  overlap: '#062F22',
  ground: '#FFFFFF',
} as const;

const PERSON = '<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>';

/** The logo with its wordmark, 146 by 40, as `src/shared/ui/Logo` draws it. */
const LOGO = `<circle cx="14.5" cy="14.5" r="12.5" fill="${INK.accent}"/>
<rect x="14.5" y="14.5" width="23.5" height="23.5" rx="6.5" fill="${INK.primary}"/>
<path d="M14.5 27V21A6.5 6.5 0 0 1 21 14.5H27A12.5 12.5 0 0 1 14.5 27Z" fill="${INK.overlap}"/>
<g transform="translate(50 4)" fill="none" stroke="${INK.text}" stroke-width="3.9" stroke-linejoin="round">
<path d="M17 3.95H3.95V15.05H17.3M4 9.5H16.2M24.6 1.2V17.6M58 1.2V31.9M65.2 17.3H94"/>
<rect x="5.2" y="20.6" width="19.4" height="9.4" rx="1.6"/><circle cx="42.3" cy="15.6" r="7.5"/>
<circle cx="79.6" cy="7" r="5.3"/><rect x="69.9" y="22.2" width="19.4" height="7.8" rx="1.6"/></g>`;

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;

/** The background of a picture with the logo at the top left. */
export const background = () =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.ground}"/>
<g transform="translate(${MARGIN} 56) scale(1.15)">${LOGO}</g>`;

const SEAT = 132;
const ROW_TOP = 388;
const CENTER = ROW_TOP + SEAT / 2;

/** The x-coordinates of a row's centres: the leader, each role, the square. */
export function positionsOf(roles: number): number[] {
  const step = (WIDTH - 2 * MARGIN - SEAT) / (roles + 1);
  return Array.from({ length: roles + 2 }, (_, index) => MARGIN + SEAT / 2 + index * step);
}

const circle = (x: number, ground: string) =>
  `<circle cx="${x}" cy="${CENTER}" r="${SEAT / 2 + 8}" fill="${INK.ground}"/><circle cx="${x}" cy="${CENTER}" r="${SEAT / 2}" fill="${ground}"/>`;

const iconAt = (x: number, icon: string, ink: string) =>
  `<g transform="translate(${x - 28} ${CENTER - 28}) scale(2.333)" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${icon}</g>`;

/** Edge length of the leader's photo inside its ring, and its position. */
export const PHOTO = SEAT - 16;
export const PHOTO_AT = { left: MARGIN + 8, top: ROW_TOP + 8 };

/** The mask of a photo. */
export const photoMask = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO}" height="${PHOTO}"><circle cx="${PHOTO / 2}" cy="${PHOTO / 2}" r="${PHOTO / 2}"/></svg>`,
  );

/** Draws the leader and the sought roles on a line that ends in the square of the project. */
export function teamRow(roles: readonly Role[], hasPhoto: boolean): string {
  const [leader = 0, ...others] = positionsOf(roles.length);
  const square = others.at(-1) ?? 0;
  const seats = roles.map((role, index) => {
    const { ink, ground, icon } = ROLE_LOOKS[role];
    const x = others[index] ?? 0;
    return circle(x, ground) + iconAt(x, `<path d="${icon}"/>`, ink);
  });
  return `<path d="M${leader} ${CENTER}H${square}" stroke="${INK.primary}" stroke-width="10"/>
${circle(leader, INK.accent)}<circle cx="${leader}" cy="${CENTER}" r="${SEAT / 2 - 8}" fill="${INK.accentSoft}"/>
${hasPhoto ? '' : iconAt(leader, PERSON, '#983E09')}${seats.join('')}
<rect x="${square - 61}" y="${CENTER - 61}" width="122" height="122" rx="32" fill="${INK.ground}" stroke="${INK.primary}" stroke-width="10"/>`;
}

/** The position of the thumbnail of an archive. */
export const THUMBNAIL = { left: 576, top: 56, width: 560, height: 350, radius: 36 };

/** The mask of a thumbnail. */
export const thumbnailMask = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMBNAIL.width}" height="${THUMBNAIL.height}"><rect width="${THUMBNAIL.width}" height="${THUMBNAIL.height}" rx="${THUMBNAIL.radius}"/></svg>`,
  );

/** The placeholder of an archive without a thumbnail. */
export function drawnThumbnail(): string {
  const { left, top, width, height, radius } = THUMBNAIL;
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${INK.primarySoft}"/>
<g transform="translate(${left + width / 2 - 100} ${top + height / 2 - 100}) scale(5)">${LOGO.split('<g', 1)[0] ?? ''}</g>`;
}

/** Maximum number of dots, one for each member. */
const DOTS = 6;

/** Draws a line of dots that ends in a square with a check; dashed and hollow while an evaluation is missing. */
export function proofRow(members: number, complete: boolean): string {
  const dots = Array.from({ length: Math.min(members, DOTS) }, (_, index) => 81 + index * 56);
  const square = (dots.at(-1) ?? 81) + 69;
  const end = complete
    ? `<rect x="${square - 28}" y="516" width="56" height="56" rx="15" fill="${INK.primary}"/>
<path d="m${square - 13} 544 9 9 18-18" fill="none" stroke="${INK.ground}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<rect x="${square - 25}" y="519" width="50" height="50" rx="13" fill="${INK.ground}" stroke="${INK.primary}" stroke-width="6"/>`;
  return `<path d="M${MARGIN} 473H${WIDTH - MARGIN}" stroke="${INK.line}" stroke-width="2"/>
<path d="M81 544H${square}" stroke="${INK.primary}" stroke-width="6"${complete ? '' : ' stroke-dasharray="6 7"'}/>
${dots.map((x) => `<circle cx="${x}" cy="544" r="15" fill="${INK.primary}"/>`).join('')}
${end}`;
}
