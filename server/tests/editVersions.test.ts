import { type ArchiveDetail } from '@contract/archive';
import { UPDATED_FIELD } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type ProjectDetail } from '@contract/project';
import { archiveForm, archivingOn, createArchiveData } from '../app/testing/archiving';
import { type CallOptions } from '../app/testing/call';
import { createJoin, type TestMember } from '../app/testing/member';
import { recruitingOn } from '../app/testing/recruiting';
import { createPayload } from '../app/testing/samplePayload';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
let writer: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer();
  [writer, mate] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

interface Edited {
  /** Where the content is read, and where it is edited. */
  read: string;
  write: string;
  /** An edit that names this version. */
  edit: (updatedDateTime?: string) => CallOptions;
}

type Versioned = ProjectDetail | ArchiveDetail | MyPage;

function profileForm(updatedDateTime: string | undefined): FormData {
  const { nickname } = writer;
  const form = new FormData();
  const memberDTO = { ...createJoin({ nickname }), portfolio: [], updatedDateTime };
  form.append('memberDTO', JSON.stringify(memberDTO));
  return form;
}

const EDITS: [string, () => Promise<Edited>][] = [
  [
    'a recruitment post',
    async () => {
      const path = `/api/projects/${await recruitingOn(server.call).publish(writer)}`;
      return { read: path, write: path, edit: (updatedDateTime) => ({ json: createPayload({ updatedDateTime }) }) };
    },
  ],
  [
    'an archive',
    async () => {
      const path = `/api/archive/${await archivingOn(server).register(writer, [mate])}`;
      const edit = (updatedDateTime?: string) => ({ form: archiveForm(createArchiveData([], { updatedDateTime })) });
      return { read: path, write: path, edit };
    },
  ],
  [
    'the own profile',
    async () => ({
      read: '/api/mypage',
      write: '/api/users/me/profile',
      edit: (updatedDateTime) => ({ form: profileForm(updatedDateTime) }),
    }),
  ],
];

describe.each(EDITS)('an edit of %s', (_, prepare) => {
  it('is refused with 409 when another edit came first, and overwrites it without a version', async () => {
    const { read, write, edit } = await prepare();
    const { token } = writer;
    const version = async () => (await server.call<Versioned>('GET', read, { token })).data.updatedDateTime;
    const send = (named?: string) => server.call('PUT', write, { token, ...edit(named) });

    const first = await version();
    expect((await send(first)).code).toBe(200);
    const { code, errors } = await send(first);
    expect([code, errors]).toEqual([409, [{ field: UPDATED_FIELD, message: MESSAGES.changedElsewhere }]]);
    expect((await send(await version())).code).toBe(200);
    expect((await send()).code).toBe(200);
    expect((await send('2020')).code).toBe(409);
  });
});

it('the version of a post is for its writer, and changes with its step on the team page', async () => {
  const on = recruitingOn(server.call);
  const id = await on.publish(writer);
  expect((await on.detail(id, mate)).updatedDateTime).toBeUndefined();
  const before = (await on.detail(id, writer)).updatedDateTime;
  await on.act('PATCH', `${id}/team`, writer, { step: 'DEVELOPING' });
  expect((await on.detail(id, writer)).updatedDateTime).not.toBe(before);
});
