import { COLOURS } from '../../../lib/drawing/colours';
import { ROLE_LOOKS } from '../../post';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { type RecordSheet } from './sheet';

const CHIP = { height: 19, radius: 6, icon: 9, gap: 4, padding: 7, between: 5 };
const SKILLS: TextStyle = { size: 9.5, colour: COLOURS.text2 };
/** Skills are drawn beside the roles if the line has at least this width left. */
const LEAST_WIDTH = 200;

type SheetRole = RecordSheet['roles'][number];

const styleOf = (role: SheetRole['role']): TextStyle => ({ size: 9, weight: 'Bold', colour: ROLE_LOOKS[role].ink });

/** Desired roles as chips, skills as a line beside or below them. */
export function traitsBlock(paper: Paper, { roles, skills }: Pick<RecordSheet, 'roles' | 'skills'>): Block[] {
  if (roles.length === 0 && skills === '') return [];
  const chips = placeChips(paper, roles);
  const end = chips.at(-1)?.end ?? PAGE.margin;
  const left = chips.length === 0 ? PAGE.margin : end + CHIP.between + 4;
  const isBeside = PAGE.margin + WIDTH - left >= LEAST_WIDTH;
  const x = isBeside ? left : PAGE.margin;
  const width = PAGE.margin + WIDTH - x;
  const line = SKILLS.size * 1.45;
  const above = isBeside ? (CHIP.height - line) / 2 + 1 : CHIP.height + 6;
  const height = skills === '' ? CHIP.height : above + paper.heightOf(skills, width, SKILLS);
  return [
    {
      above: 9,
      height: Math.max(CHIP.height, height),
      draw(y) {
        for (const chip of chips) drawChip(paper, chip, y);
        if (skills !== '') paper.tag('P', () => void paper.write(skills, { x, y: y + above, width }, SKILLS));
      },
    },
  ];
}

interface Chip extends SheetRole {
  start: number;
  end: number;
}

function placeChips(paper: Paper, roles: readonly SheetRole[]): Chip[] {
  let start: number = PAGE.margin;
  return roles.map((role) => {
    const text = paper.widthOf({ text: role.label, style: styleOf(role.role) });
    const end = start + CHIP.padding + CHIP.icon + CHIP.gap + text + CHIP.padding;
    const chip = { ...role, start, end };
    start = end + CHIP.between;
    return chip;
  });
}

function drawChip(paper: Paper, { role, label, start, end }: Chip, y: number): void {
  const { ink, ground, icon } = ROLE_LOOKS[role];
  const { doc } = paper;
  paper.decorate(() => {
    doc.roundedRect(start, y, end - start, CHIP.height, CHIP.radius).fill(ground);
    doc.save().translate(start + CHIP.padding, y + (CHIP.height - CHIP.icon) / 2);
    doc
      .scale(CHIP.icon / 24)
      .lineWidth(2.1)
      .lineCap('round')
      .lineJoin('round')
      .path(icon)
      .stroke(ink);
    doc.restore();
  });
  const at = { x: start + CHIP.padding + CHIP.icon + CHIP.gap, y: y + 12.7 };
  paper.tag('P', () => void paper.writeRuns([{ text: label, style: styleOf(role) }], at));
}
