import { existsSync, readdirSync } from 'node:fs';
import { type TestResponse } from './call';
import { joinForm, type JoinFiles } from './member';
import { type TestServer } from './startServer';

export interface Joining {
  join: (memberDTO: unknown, files?: JoinFiles) => Promise<TestResponse<unknown>>;
  /** Runs an invalid join and checks that it leaves no rows and files behind. */
  refusal: (memberDTO: unknown, files?: JoinFiles) => Promise<TestResponse<unknown>>;
  /** Counts all files in the storage. */
  countFiles: () => number;
  countMembers: () => Promise<number>;
}

export function joiningOn({ call, db, dataDir }: TestServer): Joining {
  const join: Joining['join'] = (memberDTO, files) =>
    call('POST', '/api/users/join', { form: joinForm(memberDTO, files) });

  function countFiles(): number {
    if (!existsSync(dataDir)) return 0;
    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    // Mails are written at any time after a join.
    return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('outbox')).length;
  }

  const countMembers = async () => (await db.selectFrom('member').select('id').execute()).length;

  async function refusal(memberDTO: unknown, files?: JoinFiles) {
    const before = { files: countFiles(), members: await countMembers() };
    const response = await join(memberDTO, files);
    expect({ files: countFiles(), members: await countMembers() }).toEqual(before);
    return response;
  }

  return { join, refusal, countFiles, countMembers };
}

/** A valid portfolio file. */
export const pdf = (name = '이력서.pdf') => ({ name, content: Buffer.from('%PDF-1.7\n%%EOF') });
