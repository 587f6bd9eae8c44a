import { createReadStream } from 'node:fs';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { isNewFile, isNewLink, type JoinPayload } from '@contract/signup';
import { cutCharacters, normalizeText } from '@contract/text';
import { badRequest, refused } from '../../../lib/http/errors';
import { portfolioEnding } from '../../../lib/storage/fileKinds';
import { extensionOf, safeFileName, withExtension } from '../../../lib/storage/fileNames';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type Storage } from '../../../lib/storage/storage';
import { newKey } from '../../../lib/storage/storageKeys';
import { type PortfolioRow } from './profileRows.repository';

type Item = JoinPayload['portfolio'][number];

/**
 * Stores a portfolio and returns its rows in order: each new file takes the next uploaded part, each link its address.
 * @param stored receives the keys as the files are stored, for removal on failure
 * @throws ApiError 400 for a file whose content does not match its type, and when items and parts do not match
 */
export async function storePortfolio(
  storage: Storage,
  stored: string[],
  items: readonly Item[],
  parts: readonly ReceivedFile[],
): Promise<PortfolioRow[]> {
  if (items.filter(isNewFile).length !== parts.length || !items.every(isNew)) throw badRequest();
  const waiting = [...parts];
  const rows: PortfolioRow[] = [];
  for (const item of items) {
    const part = isNewFile(item) ? waiting.shift() : undefined;
    rows.push(part ? await storeFile(storage, stored, item, part) : toLink(item));
  }
  return rows;
}

/** Stored items are not stored again. */
const isNew = (item: Item) => isNewFile(item) || isNewLink(item);

async function storeFile(storage: Storage, stored: string[], item: Item, part: ReceivedFile): Promise<PortfolioRow> {
  const name = safeFileName(item.fileName || part.name);
  const ending = await portfolioEnding(part.path, part.head, extensionOf(name));
  if (ending === null) throw refused('portfolio', MESSAGES.portfolioType);

  const key = newKey('file', ending);
  stored.push(key);
  await storage.put(key, createReadStream(part.path));
  return { kind: 'file', file_name: withExtension(name, ending), file_size: part.size, file_key: key, url: null };
}

function toLink({ fileName, url }: Item): PortfolioRow {
  const address = normalizeText(url ?? '');
  return {
    kind: 'link',
    file_name: cutCharacters(fileName, LIMITS.fileName),
    file_size: 0,
    file_key: null,
    url: address,
  };
}
