// Reads a PDF with another library than the one that wrote it: `node readPdf.mjs <file> [qr]` prints JSON. The QR code is
// read from a drawing of the last page, which takes longer than everything else.
import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const SCALE = 3;
const data = new Uint8Array(await readFile(process.argv[2]));
const pdf = await getDocument({ data, verbosity: 0 }).promise;
const { info } = await pdf.getMetadata();

const pages = [];
const roles = [];
const alts = [];
/** The texts that are marked as spans, which have a language of their own. */
const spans = [];

function* textsIn(items) {
  const open = [];
  for (const { type, tag, str } of items) {
    if (type === 'endMarkedContent') open.pop();
    else if (type) open.push(tag);
    else if (open.at(-1) === 'Span') yield str;
  }
}

function walk(node) {
  if (node.role) roles.push(node.role);
  if (node.alt) alts.push(node.alt);
  for (const child of node.children ?? []) walk(child);
}

for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent({ includeMarkedContent: true });
  const items = content.items.filter(({ str }) => str !== undefined);
  spans.push(...textsIn(content.items));
  const lines = items.map(({ str }) => str);
  const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  walk(await page.getStructTree());
  const operators = await page.getOperatorList();
  const pictures = operators.fnArray.filter((one) => one === OPS.paintImageXObject).length;
  const [, , width, height] = page.view;
  pages.push({ lines, text, pictures, width, height });
}

async function readQrCode() {
  const page = await pdf.getPage(pdf.numPages);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvasContext, viewport }).promise;
  const { data: pixels, width, height } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(pixels, width, height)?.data ?? null;
}

const markInfo = await pdf.getMarkInfo();
process.stdout.write(
  JSON.stringify({
    version: info.PDFFormatVersion,
    title: info.Title,
    language: info.Language,
    isTagged: markInfo?.Marked ?? false,
    pages,
    roles,
    alts,
    spans,
    qr: process.argv[3] === 'qr' ? await readQrCode() : null,
  }),
);
