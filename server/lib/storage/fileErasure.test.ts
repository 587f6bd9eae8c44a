import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { createDiskStorage } from './diskStorage';
import { createFileErasure, eraseAfterCommit } from './fileErasure';
import { type Storage } from './storage';

describe('the erasure of files', () => {
  let database: Database;
  let erased: string[];
  let failures: unknown[];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    erased = [];
    failures = [];
  });

  const eraseWith = (remove: Storage['remove']) =>
    createFileErasure({
      db: database.db,
      storage: { ...createDiskStorage(''), remove },
      onFailure: (error) => failures.push(error),
    });
  const remove: Storage['remove'] = (keys) => {
    erased.push(...keys);
    return Promise.resolve();
  };
  const letGoOf = (...keys: string[]) => database.db.transaction().execute((trx) => eraseAfterCommit(trx, keys));

  it('erases the files that a commit released, once', async () => {
    await letGoOf('image/a.webp', 'file/b.pdf');
    await letGoOf('file/b.pdf');
    await letGoOf();
    await eraseWith(remove)();
    await eraseWith(remove)();
    expect(erased.sort()).toEqual(['file/b.pdf', 'image/a.webp']);
  });

  it('erases no file of a transaction that was rolled back', async () => {
    const rolledBack = database.db.transaction().execute(async (trx) => {
      await eraseAfterCommit(trx, ['image/kept.webp']);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await eraseWith(remove)();
    expect(erased).toEqual([]);
  });

  it('reports an error of the storage, and retries later', async () => {
    await letGoOf('file/stubborn.pdf');
    await eraseWith(() => Promise.reject(new Error('storage away')))();
    expect(failures).toHaveLength(1);
    await eraseWith(remove)();
    expect(erased).toEqual(['file/stubborn.pdf']);
  });

  it('erases any number of files', async () => {
    const keys = Array.from({ length: 450 }, (_, number) => `file/${number}.pdf`);
    await letGoOf(...keys);
    await eraseWith(remove)();
    expect(new Set(erased)).toEqual(new Set(keys));
  });
});
