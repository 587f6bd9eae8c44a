import { drawing, FAINT, LIMIT, STRONG, text, type Mark } from './svg';

const BOX = { left: 60, right: 20, top: 40, bottom: 30, width: 860, height: 300 };

interface LineChart {
  title: string;
  points: readonly { x: number; y: number }[];
  /** The maximum of each axis; both start at 0. */
  ends: { x: number; y: number };
  marks: { x: readonly Mark[]; y: readonly Mark[] };
}

/** A line chart over time, as SVG. */
export function lineChart({ title, points, ends, marks }: LineChart): string {
  const [right, bottom] = [BOX.width - BOX.right, BOX.height - BOX.bottom];
  const x = (value: number) => BOX.left + (value / ends.x) * (right - BOX.left);
  const y = (value: number) => bottom - (value / ends.y) * (bottom - BOX.top);
  const path = points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ');

  return drawing(BOX.width, BOX.height, [
    text(title, { x: 8, y: 18 }),
    ...marks.y.flatMap(({ at, name, isLimit }) => [
      `<line x1="${BOX.left}" x2="${right}" y1="${y(at).toFixed(1)}" y2="${y(at).toFixed(1)}" stroke="${isLimit ? LIMIT : FAINT}"/>`,
      text(name, { x: BOX.left - 6, y: y(at) + 4, anchor: 'end', fill: isLimit ? LIMIT : undefined }),
    ]),
    ...marks.x.map(({ at, name }) => text(name, { x: x(at), y: bottom + 18, anchor: 'middle' })),
    `<polyline points="${path}" fill="none" stroke="${STRONG}" stroke-width="1.5"/>`,
  ]);
}
