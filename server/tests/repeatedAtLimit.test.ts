import { randomUUID } from 'node:crypto';
import { archiveForm, createArchiveData } from '../app/testing/archiving';
import { type CallOptions } from '../app/testing/call';
import { type TestMember } from '../app/testing/member';
import { recruitingOn } from '../app/testing/recruiting';
import { createPayload } from '../app/testing/samplePayload';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
let writer: TestMember;
let mate: TestMember;
beforeAll(async () => {
  // Two posts, archives and reports a day.
  server = await startServer({ rateLimitMultiplier: 0.1 });
});
beforeEach(async () => {
  [writer, mate] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

/** The path of a creating request with a limit of a day, and what is sent to create something new each time. */
type Creation = [what: string, path: string, prepare: () => Promise<CallOptions>];

const CREATIONS: Creation[] = [
  ['post', '/api/projects', async () => ({ json: createPayload() })],
  [
    'archive',
    '/api/archive',
    async () => ({ form: archiveForm(createArchiveData([{ nickname: mate.nickname, role: 'PM' }])) }),
  ],
  [
    'report',
    '/api/report/submit',
    async () => {
      const leader = await server.member();
      const targetId = await recruitingOn(server.call).publish(leader);
      return {
        json: { nickname: '', reportTarget: 'PROJECT', targetId, reportType: 'SPAM', reportContent: '광고예요.' },
      };
    },
  ],
];

it.each(CREATIONS)(
  'the %s whose response was lost at the limit of the day is found again by its key, and counts once',
  async (_, path, prepare) => {
    const send = (options: CallOptions, key: string) =>
      server.call('POST', path, { ...options, token: writer.token, headers: { 'idempotency-key': key } });
    for (const key of [randomUUID(), randomUUID()]) {
      const options = await prepare();
      const first = await send(options, key);
      const again = await send(options, key);
      expect([first.code, again.code, again.data]).toEqual([200, 200, first.data]);
    }
    expect((await send(await prepare(), randomUUID())).code).toBe(429);
  },
);
