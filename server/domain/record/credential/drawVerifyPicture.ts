import { checksSentence, teamProof } from '@contract/archive';
import { CREDENTIAL_TEXTS } from '@contract/credential';
import { COLOURS, LOGO_COLOURS } from '../../../lib/drawing/colours';
import { drawPng } from '../../../lib/drawing/drawPng';
import { fontOf } from '../../../lib/drawing/font';
import { withoutMissingGlyphs } from '../../../lib/drawing/glyphFilter';
import { drawLogo } from '../../../lib/drawing/logo';
import { BADGE_SIZE, badgeSvg, type BadgeFacts } from './drawBadge';

const SIZE = { width: 1200, height: 630 };
const LEFT = 64;
const BADGE = { left: 680, top: 87, size: 456 };
const HEADING = { size: 68, tracking: -0.03 };
/** The dots of the team's mark, and the square at its end. */
const MARK = { y: 447, step: 42, radius: 11, square: 36, line: 6, most: 8 };

/** The share picture of a valid credential's page (D160): its member and the badge. */
export function drawVerifyPicture(facts: BadgeFacts, address: string): Promise<Buffer> {
  const { teamSize, evaluatedMembers, checks } = facts;
  const isComplete = evaluatedMembers >= teamSize;
  const proof = { x: LEFT, y: 523, size: 36, fill: isComplete ? COLOURS.pine : COLOURS.text2 };
  return drawPng(
    SIZE.width,
    SIZE.height,
    [
      `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOURS.white}"/>`,
      `<g transform="translate(${LEFT} 56) scale(1.15)">${drawLogo(LOGO_COLOURS.onWhite)}</g>`,
      drawHeading(facts.nickname),
      drawMark(teamSize, isComplete),
      fontOf('ExtraBold').draw(teamProof(teamSize, evaluatedMembers), proof),
      checks
        ? fontOf('Medium').draw(checksSentence(checks, 'others'), { x: LEFT, y: 565, size: 22, fill: COLOURS.text2 })
        : '',
      `<g transform="translate(${BADGE.left} ${BADGE.top}) scale(${BADGE.size / BADGE_SIZE})">${badgeSvg(facts, address)}</g>`,
    ].join(''),
  );
}

/** The nickname above the rest of the title, which stands alone while the nickname is hidden. */
function drawHeading(nickname: string | null): string {
  const font = fontOf('ExtraBold');
  const at = { ...HEADING, x: LEFT };
  if (nickname === null) return font.draw(CREDENTIAL_TEXTS.title(null), { ...at, y: 226, fill: COLOURS.ink });
  return (
    font.draw(withoutMissingGlyphs(nickname), { ...at, y: 226, fill: COLOURS.ink }) +
    font.draw(CREDENTIAL_TEXTS.title('').trim(), { ...at, y: 308, fill: COLOURS.text3 })
  );
}

/** A dot per member on a line that ends in a square: filled with a check, or hollow and dotted. */
function drawMark(members: number, isComplete: boolean): string {
  const { y, step, radius, square, line, most } = MARK;
  const dots = Math.min(members, most);
  const first = LEFT + radius + 4;
  const end = first + dots * step;
  const dash = isComplete ? '' : ' stroke-dasharray="6 7"';
  const check = `<path d="M${end + 10} ${y + 1}l6 6.5 11-12.5" fill="none" stroke="${COLOURS.white}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    `<path d="M${first} ${y}H${end}" stroke="${COLOURS.pine}" stroke-width="${line}"${dash}/>`,
    ...Array.from(
      { length: dots },
      (_, dot) => `<circle cx="${first + dot * step}" cy="${y}" r="${radius}" fill="${COLOURS.pine}"/>`,
    ),
    `<rect x="${end}" y="${y - square / 2}" width="${square}" height="${square}" rx="10" fill="${isComplete ? COLOURS.pine : COLOURS.white}" stroke="${COLOURS.pine}" stroke-width="3"/>`,
    isComplete ? check : '',
  ].join('');
}
