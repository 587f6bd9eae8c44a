import { type Client, type Pool } from 'pg';

/** Every file that a row references (server/app/operations/fileReferences.repository.ts checks single keys). */
export async function readNamedFiles(client: Client | Pool): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select profile_image as key from member where profile_image is not null
     union select value from hidden_profile where part = 'PHOTO'
     union select file_key from member_portfolio where file_key is not null
     union select thumbnail from archive where thumbnail is not null
     union select file_key from archive_image`,
  );
  return new Set(rows.map(({ key }) => key));
}
