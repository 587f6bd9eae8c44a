import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ArchiveBookmark, type ArchiveDetail, type ArchivePage } from '@contract/archive';
import { type TestResponse } from './call';
import { PHOTO, type TestMember } from './member';
import { type TestServer } from './startServer';

export type Archiving = ReturnType<typeof archivingOn>;

type Id = number | string;

interface Asker {
  token?: string;
}

interface Pictures {
  thumbnail?: Buffer;
  images?: readonly Buffer[];
}

/** Valid `archiveData`. */
export function createArchiveData(members: readonly object[], overrides: object = {}) {
  return {
    title: '졸업 전에 끝낸 앱',
    description: '여섯 달 동안 매주 만났어요.',
    startDate: '2026-01-02',
    endDate: '2026-07-01',
    category: 'STARTUP',
    link: 'example.org/app',
    skills: ['FIGMA', 'REACT'],
    archiveMembers: members,
    ...overrides,
  };
}

/** The form of an archive, as the browser sends it. */
export function archiveForm(archiveData: unknown, { thumbnail, images = [] }: Pictures = {}) {
  const form = new FormData();
  form.append('archiveData', JSON.stringify(archiveData));
  if (thumbnail) form.append('thumbnail', new Blob([new Uint8Array(thumbnail)]), 'thumbnail.png');
  for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), 'image.png');
  return form;
}

/** Requests of members about archives, as the pages send them. */
export function archivingOn({ call, db, dataDir }: TestServer) {
  const create = (archiveData: unknown, { token }: Asker, pictures?: Pictures): Promise<TestResponse<number>> =>
    call('POST', '/api/archive', { token, form: archiveForm(archiveData, pictures) });

  const edit = (id: Id, archiveData: unknown, { token }: Asker, pictures?: Pictures): Promise<TestResponse<number>> =>
    call('PUT', `/api/archive/${id}`, { token, form: archiveForm(archiveData, pictures) });

  const remove = (id: Id, { token }: Asker) => call('DELETE', `/api/archive/${id}`, { token });

  const read = (id: Id, { token }: Asker = {}) => call<ArchiveDetail>('GET', `/api/archive/${id}`, { token });

  const bookmark = (id: Id, { token }: Asker) =>
    call<ArchiveBookmark>('POST', `/api/archive/${id}/bookmark`, { token });

  const list = (query = '', { token }: Asker = {}) =>
    call<ArchivePage>('GET', `/api/archive/projects${query}`, { token });

  const search = (keyword: string, { token }: Asker = {}, page = 0) =>
    call<ArchivePage>(
      'GET',
      `/api/archive/projects/search?${new URLSearchParams({ keyword, page: String(page) }).toString()}`,
      { token },
    );

  /** Registers a valid archive. @returns its id */
  async function register(
    writer: TestMember,
    mates: readonly TestMember[],
    overrides: object = {},
    pictures?: Pictures,
  ) {
    const members = mates.map(({ nickname }) => ({ nickname, role: 'BACK_END' }));
    const { code, message, data } = await create(createArchiveData(members, overrides), writer, pictures);
    if (code !== 200) throw new Error(`The archive of the test was refused: ${message}`);
    return data;
  }

  /** Confirms the consent of every asked member: 함께했어요. */
  async function confirmAll(id: number, at = new Date()): Promise<void> {
    await db
      .updateTable('archive_member')
      .set({ consent: 'CONFIRMED', answered_at: at })
      .where('archive_id', '=', id)
      .where('consent', '=', 'ASKED')
      .execute();
  }

  /** Publishes it with its whole team, as the last evaluation does. */
  async function publish(id: number, at = new Date()): Promise<void> {
    await confirmAll(id, at);
    await db.updateTable('archive').set({ published_at: at }).where('id', '=', id).execute();
  }

  /** All files of the storage. */
  function storedFiles(): string[] {
    const folder = path.join(dataDir, 'uploads');
    if (!existsSync(folder)) return [];
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  return { create, edit, remove, read, bookmark, list, search, register, confirmAll, publish, storedFiles };
}

/** A valid picture. */
export const PICTURE = PHOTO;
