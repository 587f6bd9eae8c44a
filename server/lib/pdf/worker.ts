// Draws one PDF and sends its bytes to the thread that started it (`makePdf.ts`).
import { parentPort, workerData } from 'node:worker_threads';
import { drawRecord } from './drawRecord';
import { type RecordSheet } from './sheet';

const pieces: Buffer[] = [];
const doc = drawRecord(workerData as RecordSheet);
doc.on('data', (piece: Buffer) => pieces.push(piece));
doc.on('end', () => parentPort?.postMessage(Buffer.concat(pieces)));
