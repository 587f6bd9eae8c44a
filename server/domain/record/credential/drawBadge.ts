import { CREDENTIAL_TEXTS } from '@contract/credential';
import { dottedSpan } from '@contract/dates';
import { type CredentialFacts } from '../../../db/columnTypes';
import { COLOURS, LOGO_COLOURS } from '../../../lib/drawing/colours';
import { drawPng } from '../../../lib/drawing/drawPng';
import { fontOf } from '../../../lib/drawing/font';
import { drawLogo } from '../../../lib/drawing/logo';
import { qrModules, qrPath } from '../../../lib/drawing/qrCode';
import { withoutMissingGlyphs } from '../../../lib/drawing/glyphFilter';
import { drawLines, layOutLines } from '../../../lib/drawing/textLines';

const SIZE = 600;
const EMBLEM = { left: 50, top: 47, size: 236, dot: 20.1, line: 3.8, square: 63.7 };
const QR = { left: 390, top: 70, size: 152, quiet: 14, radius: 18 };
const TEXT = { left: 60, width: 480 };
const TRACKING = -0.03;

/** The data of a badge; the nickname is null while an operator hides it. */
export type BadgeFacts = Omit<CredentialFacts, 'nickname'> & { nickname: string | null };

/** Width and height of a badge. */
export const BADGE_SIZE = SIZE;

/**
 * Draws a badge image (D124): the member, the project and the date, an emblem of the team, and the QR code of its page.
 */
export const drawBadge = (facts: BadgeFacts, address: string): Promise<Buffer> =>
  drawPng(SIZE, SIZE, badgeSvg(facts, address));

/** A badge as SVG, without its root. */
export function badgeSvg(facts: BadgeFacts, address: string): string {
  return [
    `<rect width="${SIZE}" height="${SIZE}" rx="132" fill="${COLOURS.pine}"/>`,
    drawEmblem(facts.teamSize, facts.evaluatedMembers >= facts.teamSize),
    drawQrCode(address),
    `<g transform="translate(405 244) scale(0.85)">${drawLogo(LOGO_COLOURS.onPine)}</g>`,
    fontOf('SemiBold').draw(CREDENTIAL_TEXTS.kind, { x: TEXT.left, y: 334, size: 24, fill: '#BFE5D4' }),
    drawTitle(withoutMissingGlyphs(facts.title)),
    drawFoot(withoutMissingGlyphs(facts.nickname ?? ''), facts),
  ].join('');
}

/**
 * A circle per member, connected to all others, around a square with a check; hollow when members have not evaluated.
 */
function drawEmblem(members: number, isComplete: boolean): string {
  const { left, top, size, dot, line, square } = EMBLEM;
  const middle = size / 2;
  // Circles of a large team get smaller, so that they do not touch.
  const radius = Math.min(dot, ((middle - dot) * Math.PI) / (members * 1.3));
  const points = Array.from({ length: members }, (_, index) => {
    const angle = (2 * Math.PI * index) / members - Math.PI / 2;
    const round = (value: number) => Math.round(10 * (middle + (middle - dot) * value)) / 10;
    return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
  });
  const lines = points.flatMap((from, index) =>
    points.slice(index + 1).map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
  );
  const dash = isComplete ? '' : ' stroke-dasharray="4 5"';
  const start = middle - square / 2;
  const check = `<path d="M${middle - 14} ${middle + 1}l10 10.5 19-21" fill="none" stroke="${COLOURS.pine}" stroke-width="7.3" stroke-linecap="round" stroke-linejoin="round"/>`;
  const fill = isComplete ? COLOURS.white : COLOURS.pine;
  return [
    `<g transform="translate(${left} ${top})">`,
    `<path d="${lines.join('')}" stroke="${COLOURS.pineLine}" stroke-width="${members > 8 ? line / 2 : line}"${dash} fill="none"/>`,
    ...points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${COLOURS.apricot}"/>`),
    `<rect x="${start}" y="${start}" width="${square}" height="${square}" rx="17.8" fill="${fill}" stroke="${COLOURS.white}" stroke-width="4"/>`,
    isComplete ? check : '',
    '</g>',
  ].join('');
}

function drawQrCode(address: string): string {
  const { left, top, size, quiet, radius } = QR;
  const modules = qrModules(address);
  const scale = (size - 2 * quiet) / modules.length;
  return [
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${radius}" fill="${COLOURS.white}"/>`,
    `<path transform="translate(${left + quiet} ${top + quiet}) scale(${scale})" shape-rendering="crispEdges" d="${qrPath(modules)}" fill="${COLOURS.ink}"/>`,
  ].join('');
}

/** Two lines, or three smaller ones. */
function drawTitle(title: string): string {
  const style = { weight: 'ExtraBold', tracking: TRACKING } as const;
  const isShort = layOutLines(title, 3, TEXT.width, { ...style, size: 43 }).length <= 2;
  const size = isShort ? 43 : 34;
  const lines = layOutLines(title, isShort ? 2 : 3, TEXT.width, { ...style, size });
  const y = isShort ? 392 : 386;
  return drawLines(lines, { ...style, size, leading: 1.24, x: TEXT.left, y, fill: COLOURS.white });
}

/** The nickname and the period in one line, which is smaller for a wide nickname. */
function drawFoot(nickname: string, { together, startDate, endDate }: BadgeFacts): string {
  const [name, period] = [fontOf('Bold'), fontOf('Medium')];
  const dates = dottedSpan(together ?? { startDate, endDate });
  const x = nickname === '' ? 0 : name.widthOf(26)(nickname) + 16;
  const scale = Math.min(1, TEXT.width / (x + period.widthOf(22)(dates)));
  return [
    `<g transform="translate(${TEXT.left} 537) scale(${scale})">`,
    name.draw(nickname, { x: 0, y: 0, size: 26, fill: COLOURS.white }),
    period.draw(dates, { x, y: 0, size: 22, fill: '#BFE5D4' }),
    '</g>',
  ].join('');
}
