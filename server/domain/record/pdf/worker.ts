// Draws PDFs and sends the bytes of each to the thread that asked for it (`makePdf.ts`).
import { parentPort } from 'node:worker_threads';
import { drawRecord } from './drawRecord';
import { type RecordSheet } from './sheet';

parentPort?.on('message', (sheet: RecordSheet) => {
  const pieces: Buffer[] = [];
  const doc = drawRecord(sheet);
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  doc.on('end', () => parentPort?.postMessage(Buffer.concat(pieces)));
});
