import { type Palette } from './palettes';

type Scene = (palette: Palette) => string;

/** The drawings beside the name, on 1200 by 750, made of circles, lines and rounded squares. */
const SCENES: readonly Scene[] = [
  // A phone.
  ({ ground, first, second }) =>
    `<g transform="rotate(7 900 400)"><rect x="720" y="90" width="350" height="720" rx="48" fill="${first}"/><rect x="742" y="112" width="306" height="720" rx="30" fill="${ground}"/><rect x="772" y="150" width="246" height="130" rx="22" fill="${second}"/>${[320, 430, 540].map((y) => `<circle cx="812" cy="${y + 40}" r="34" fill="${second}"/><rect x="868" y="${y + 16}" width="150" height="18" rx="9" fill="${first}"/><rect x="868" y="${y + 48}" width="100" height="14" rx="7" fill="${second}"/>`).join('')}</g>`,
  // An open book with a clock.
  ({ ground, first, second }) =>
    `<rect x="660" y="140" width="440" height="500" rx="28" fill="${first}"/><rect x="690" y="110" width="440" height="500" rx="24" fill="${ground}"/><path d="M910 110v500" stroke="${first}" stroke-width="4"/>${[200, 260, 320, 380].map((y) => `<rect x="730" y="${y}" width="140" height="16" rx="8" fill="${second}"/><rect x="950" y="${y}" width="130" height="16" rx="8" fill="${second}"/>`).join('')}<circle cx="1040" cy="530" r="96" fill="${second}"/><path d="M1040 472v58l44 26" fill="none" stroke="${first}" stroke-width="16" stroke-linecap="round"/>`,
  // A route on a map.
  ({ first, second }) =>
    `<path d="M620 760C700 560 980 620 1000 420S760 220 900-20" fill="none" stroke="${second}" stroke-opacity=".35" stroke-width="110"/><path d="M620 760C700 560 980 620 1000 420S760 220 900-20" fill="none" stroke="${first}" stroke-width="16" stroke-dasharray="2 40" stroke-linecap="round"/><path d="M1000 210c70 0 118 50 118 116 0 84-118 190-118 190S882 410 882 326c0-66 48-116 118-116z" fill="${second}"/><circle cx="1000" cy="326" r="44" fill="#ffffff"/><rect x="680" y="90" width="150" height="110" rx="26" fill="${first}" fill-opacity=".2"/><rect x="1060" y="560" width="120" height="120" rx="26" fill="${first}" fill-opacity=".2"/>`,
  // A ring that is nearly full.
  ({ ground, first, second }) =>
    `<circle cx="880" cy="375" r="250" fill="#ffffff"/><circle cx="880" cy="375" r="200" fill="none" stroke="${ground}" stroke-width="54"/><path d="M880 175a200 200 0 1 1-190 138" fill="none" stroke="${second}" stroke-width="54" stroke-linecap="round"/><rect x="800" y="350" width="160" height="50" rx="25" fill="${first}"/>`,
  // Cards on one line.
  ({ ground, first, second }) =>
    `<path d="M560 420h700" stroke="${first}" stroke-width="12"/>${[620, 800, 980].map((x, index) => `<g transform="rotate(${(index - 1) * 6} ${x + 90} 400)"><rect x="${x}" y="${270 + index * 20}" width="180" height="250" rx="34" fill="${index === 1 ? second : first}"/><circle cx="${x + 90}" cy="${350 + index * 20}" r="40" fill="${ground}"/><rect x="${x + 40}" y="${430 + index * 20}" width="100" height="18" rx="9" fill="${ground}"/></g>`).join('')}`,
  // A moon over hills.
  ({ first, second }) =>
    `<circle cx="900" cy="300" r="320" fill="${first}" fill-opacity=".12"/><circle cx="900" cy="300" r="230" fill="${first}"/><circle cx="830" cy="250" r="36" fill="${second}" fill-opacity=".4"/><circle cx="970" cy="360" r="24" fill="${second}" fill-opacity=".4"/><path d="M420 760c120-190 260-190 380-90 140-130 320-110 420-10v100z" fill="${second}"/>`,
];

/** Repeats the scenes. */
export const sceneOf = (index: number) => SCENES[index % SCENES.length]!;
