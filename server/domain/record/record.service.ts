import {
  readRecordCode,
  RECORD_MESSAGES,
  type MemberRecord,
  type OwnRecord,
  type PreviewedRecord,
  type RecordPayload,
} from '@contract/record';
import { type DataExport } from '@contract/dataExport';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { badRequest, conflict, notFound } from '../../lib/http/errors';
import { readOwnRecord, readPublicRecord } from './publicRecord.repository';
import { type RecordRepository } from './record.repository';
import { toMemberRecord, toOwnRecord, toPreview } from './record.view';

export type RecordService = ReturnType<typeof createRecordService>;

interface RecordServiceDeps {
  db: Kysely<Tables>;
  records: RecordRepository;
  /** Secret key of the order of one-liners. */
  shuffleKey: string;
  now: () => number;
}

/** Public records and their settings (D120, D121). */
export function createRecordService({ db, records, shuffleKey, now }: RecordServiceDeps) {
  /** Reads a record and the number of its member. @throws ApiError 404, the same for every reason */
  async function readOwned(text: string, origin: string): Promise<{ owner: number; record: MemberRecord }> {
    const code = readRecordCode(text);
    const stored = code === null ? undefined : await readPublicRecord(db, code);
    if (!stored) throw notFound(RECORD_MESSAGES.notFound);
    return { owner: stored.owner.id, record: toMemberRecord(stored, origin, new Date(now())) };
  }

  /** Reads a record. @throws ApiError as `readOwned` */
  const read = async (text: string, origin: string): Promise<MemberRecord> => (await readOwned(text, origin)).record;

  /** Reads the own record as its page would show it, switched on or off. @throws ApiError 404 for a withdrawn member */
  async function preview(memberId: number, origin: string): Promise<PreviewedRecord> {
    const stored = await readOwnRecord(db, memberId);
    if (!stored) throw notFound();
    return toPreview(stored, origin, new Date(now()));
  }

  async function readOwn(memberId: number, origin: string): Promise<OwnRecord> {
    const [settings, archives, lines] = await Promise.all([
      records.find(memberId),
      records.archivesOf(memberId),
      records.linesOf(memberId),
    ]);
    return toOwnRecord({ settings, archives, lines }, origin, shuffleKey);
  }

  /** Saves the settings. @throws ApiError 400 for a choice that does not belong to the member */
  async function save(memberId: number, payload: RecordPayload, origin: string): Promise<OwnRecord> {
    if (!(await records.save(memberId, payload))) throw badRequest();
    return readOwn(memberId, origin);
  }

  /** The settings for the data export, without the address, which depends on the request. */
  async function exported(memberId: number): Promise<DataExport['record']> {
    const { url: _, ...record } = await readOwn(memberId, '');
    return record;
  }

  /** Replaces the code. @throws ApiError 409 while the record is off */
  async function renewCode(memberId: number, origin: string): Promise<OwnRecord> {
    if (!(await records.renewCode(memberId))) throw conflict(RECORD_MESSAGES.newCodeOff);
    return readOwn(memberId, origin);
  }

  return { read, readOwned, preview, readOwn, save, renewCode, exported };
}
