import path from 'node:path';
import { inTransaction } from '../inTransaction';
import { createDiskStorage } from '../../lib/storage/diskStorage';
import { createFileErasure, eraseAfterCommit } from '../../lib/storage/fileErasure';
import { createImageDecoder } from '../../lib/uploads/imageDecoder';
import { pictureKeys, storePicture } from '../../lib/uploads/pictures';
import { connectDatabase } from '../connect';
import { migrateToLatest } from '../migrate';
import { insertArchive, insertMember } from './rows';

const LANES = 4;

/**
 * An app that replaces thumbnails of archives until it is killed: each file is stored before its row references it, the
 * old one is erased after the commit. With a stop it pauses at that step every time, and prints a line.
 */
const [dataDir = '', databaseUrl = '', picture = '', stop = ''] = process.argv.slice(2);
const { db } = await connectDatabase({ dataDir, databaseUrl });
await migrateToLatest(db);
const storage = createDiskStorage(path.join(dataDir, 'uploads'));
const imageDecoder = createImageDecoder();
const eraseFiles = createFileErasure({ db, storage, onFailure: (error) => console.error(error) });
const tag = String(process.pid).slice(-6);
const writer = await insertMember(db, {
  username: `p${tag.padStart(6, '0')}`,
  nickname: `p${tag}`,
  email: `${tag}@a.kr`,
});

async function publishForever() {
  const archive = await insertArchive(db, [writer], { published_at: new Date() });
  for (let thumbnail: string | null = null; ;) {
    const key = await storePicture({ storage, imageDecoder }, picture);
    await reach('stored', thumbnail !== null);
    await inTransaction(db, async (trx) => {
      await eraseAfterCommit(trx, pictureKeys(thumbnail));
      await trx.updateTable('archive').set({ thumbnail: key }).where('id', '=', archive).execute();
    });
    await reach('committed', thumbnail !== null);
    await eraseFiles();
    thumbnail = key;
    if (stop === '') console.log(key);
  }
}

async function reach(point: string, halts: boolean) {
  if (point !== stop || !halts) return;
  console.log(point);
  await new Promise(() => undefined);
}

await Promise.all(Array.from({ length: LANES }, publishForever));
