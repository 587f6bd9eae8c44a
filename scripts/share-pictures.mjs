// Draws the generated images of public/: the Open Graph image of pages without one of their own (share.png) and the
// icons of the installed product. Run it when the logo or the brand's colours change: `node
// scripts/share-pictures.mjs`.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { inRoot } from './run.mjs';

const { light } = await tsImport('../src/shared/theme/tokens.ts', import.meta.url);
const [width, height] = [1200, 630];
const fontfile = inRoot('node_modules/pretendard/dist/public/static/Pretendard-Bold.otf');
const symbol = readFileSync(inRoot('public/favicon.svg'));

const icon = (size) => sharp(symbol, { density: 900 }).resize(size, size);
const words = (text, size, colour) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Pretendard Bold ${size}`,
      fontfile,
      rgba: true,
    },
  })
    .png()
    .toBuffer();

const ground = (colour) => sharp({ create: { width, height, channels: 3, background: colour } });

async function drawShare() {
  const [mark, brand, line] = await Promise.all([
    icon(160).png().toBuffer(),
    words('팀이음', 110, light.text),
    words('새로운 스토리를 만들어 가는 곳', 40, light['text-2']),
  ]);
  await ground(light.bg)
    .composite([
      { input: mark, left: 88, top: 150 },
      { input: brand, left: 290, top: 175 },
      { input: line, left: 92, top: 400 },
    ])
    .png({ palette: true })
    .toFile(inRoot('public/share.png'));
}

/** A maskable icon keeps its drawing inside the middle 80 per cent. */
async function drawIcons() {
  await Promise.all(
    [192, 512].map((size) =>
      icon(size)
        .png()
        .toFile(inRoot(`public/icon-${size}.png`)),
    ),
  );
  const inner = await icon(360).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: light.bg } })
    .composite([{ input: inner, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(inRoot('public/icon-maskable.png'));
}

await Promise.all([drawShare(), drawIcons()]);
