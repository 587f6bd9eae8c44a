import { drawing, FAINT, LIMIT, STRONG, text, type Mark } from './svg';

const NAMES = 190;
const WIDTH = 860;
const RIGHT = 60;
const TOP = 50;
const ROW = 18;

interface RangeChart {
  title: string;
  /** Each row is a bar between two numbers. */
  rows: readonly { name: string; from: number; to: number }[];
  marks: readonly Mark[];
  /** The ends of the axis. */
  axis: readonly [number, number];
  /** A logarithmic axis. */
  logarithmic?: boolean;
}

/** Horizontal bars with their names, as SVG. */
export function rangeChart({ title, rows, marks, axis, logarithmic = false }: RangeChart): string {
  const scale = (value: number) => (logarithmic ? Math.log10(value) : value);
  const [start, end] = [scale(axis[0]), scale(axis[1])];
  const x = (value: number) => {
    const part = (scale(Math.min(Math.max(value, axis[0]), axis[1])) - start) / (end - start);
    return NAMES + part * (WIDTH - NAMES - RIGHT);
  };
  const height = TOP + rows.length * ROW + 12;

  const lines = marks.flatMap(({ at, name, isLimit }) => {
    const colour = isLimit ? LIMIT : FAINT;
    return [
      `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="${TOP - 6}" y2="${height - 8}" stroke="${colour}"/>`,
      text(name, { x: x(at), y: TOP - 10, anchor: 'middle', fill: isLimit ? LIMIT : undefined }),
    ];
  });
  const bars = rows.flatMap(({ name, from, to }, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, x(to) - x(from));
    return [
      text(name, { x: NAMES - 8, y: y + 12, anchor: 'end' }),
      `<rect x="${x(from).toFixed(1)}" y="${y + 3}" width="${width.toFixed(1)}" height="${ROW - 7}" fill="${STRONG}"/>`,
    ];
  });
  return drawing(WIDTH, height, [text(title, { x: 8, y: 18 }), ...lines, ...bars]);
}
