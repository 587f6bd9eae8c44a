import { OPERATOR_MESSAGES as TEXT, type ReasonTemplates } from '@contract/operator';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let first: TestMember;
let second: TestMember;
let ofNewInstallation: ReasonTemplates;

beforeAll(async () => {
  server = await startServer();
  [first, second] = [await operatorOn(server), await operatorOn(server)];
  ofNewInstallation = (await read(first)).data;
});
afterAll(() => server.close());

const read = ({ token }: TestMember) => server.call<ReasonTemplates>('GET', '/api/admin/templates', { token });
const save = ({ token }: TestMember, json: unknown) =>
  server.call<ReasonTemplates>('PUT', '/api/admin/templates', { token, json });

it('a new installation has six reasons, in their order', () => {
  expect(ofNewInstallation.templates.map(({ name }) => name)).toEqual([
    '입금 요구',
    '연락처 노출',
    '반복 홍보',
    '욕설·비하',
    '허위 모집',
    '남의 글·사진',
  ]);
});

it('all operators share the list, also an empty one', async () => {
  const list = [{ name: '광고', text: '광고 글은 올릴 수 없어요.' }];
  const { version } = (await read(first)).data;
  const saved = await save(first, { templates: list, version });
  expect([saved.code, saved.data.templates]).toEqual([200, list]);
  expect((await read(second)).data).toEqual(saved.data);

  expect((await save(second, { templates: [], version: saved.data.version })).data.templates).toEqual([]);
  expect((await read(first)).data.templates).toEqual([]);
});

it('refuses a list that another operator has changed meanwhile', async () => {
  const { version } = (await read(first)).data;
  const saved = await save(second, { templates: [{ name: '도배', text: '되풀이했어요.' }], version });
  expect(await save(first, { templates: [], version })).toMatchObject({ code: 409, message: TEXT.caseChanged });
  expect((await read(first)).data).toEqual(saved.data);
});
