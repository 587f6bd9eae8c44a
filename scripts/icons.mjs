// Prints one icon of the Lucide set as our Icon takes it: `npm run --silent icon -- bell`. Everything in it becomes one
// path, which is smaller and draws faster than the package's own components.
import { inRoot } from './run.mjs';

const circle = ({ cx, cy, r, rx = r, ry = r }) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rect({ x, y, width, height, rx: corner = 0 }) {
  const [w, h, r] = [width - 2 * corner, height - 2 * corner, Number(corner)];
  const arc = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${Number(x) + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
}

/** A path may begin with a relative move, which would lean on the path before it. */
const absoluteStart = (d) =>
  d.replace(/^m\s*(-?[\d.]+)[ ,]*(-?[\d.]+)\s*(?=([-\d.])?)/, (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`);

const PATHS = {
  path: ({ d }) => absoluteStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx, cy, r }) => circle({ cx: Number(cx), cy: Number(cy), r: Number(r) }),
  ellipse: ({ cx, cy, rx, ry }) => circle({ cx: Number(cx), cy: Number(cy), rx: Number(rx), ry: Number(ry) }),
  rect,
};

for (const name of process.argv.slice(2)) {
  const { __iconData } = await import(inRoot('node_modules/lucide-react/dist/esm/icons', `${name}.mjs`));
  console.log(`${name}: ${__iconData.node.map(([tag, attributes]) => PATHS[tag](attributes)).join('')}`);
}
