/** @tier full @bundle alone */
import type * as WorkerThreads from 'node:worker_threads';
import { type RecordSheet } from './sheet';
import { createPdfMaker } from './makePdf';

const SHEET: RecordSheet = {
  language: 'ko',
  title: '기록',
  kicker: '',
  heading: { nickname: '곰', rest: '' },
  name: null,
  schoolMail: null,
  introduction: '',
  roles: [],
  skills: '',
  figure: null,
  checks: [],
  empty: '없어요',
  projects: { heading: '', groups: [] },
  keywords: { heading: '', rows: [] },
  lines: { heading: '', note: '', rows: [] },
  foot: {
    how: '',
    readOn: '',
    howLink: '',
    address: 'teamieum.example',

    url: 'https://teamieum.example/record/k7m4xq9trw2h',
    title: '기록',
    howUrl: 'https://teamieum.example/about/proof',
    glyphsLeftOut: null,
    qr: [[true]],
    qrText: '',
  },
};

/** The threads started by a test. */
const mockStarted: WorkerThreads.Worker[] = [];
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof WorkerThreads>('node:worker_threads');
  class RememberedWorker extends actual.Worker {
    constructor(...options: ConstructorParameters<typeof actual.Worker>) {
      super(...options);
      mockStarted.push(this);
    }
  }
  return { ...actual, Worker: RememberedWorker };
});
beforeEach(() => mockStarted.splice(0));

it('makes PDFs one after the other in one thread, and concurrent ones in threads of their own', async () => {
  const { makePdf, close } = createPdfMaker();
  for (let made = 0; made < 3; made += 1) expect((await makePdf(SHEET)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(mockStarted).toHaveLength(1);
  await Promise.all([makePdf(SHEET), makePdf(SHEET)]);
  expect(mockStarted).toHaveLength(2);
  close();
});

it('answers 503 with Retry-After when a thread ends without a result, and makes the next PDF in another', async () => {
  const { makePdf, close } = createPdfMaker();
  const pdf = makePdf(SHEET);
  void mockStarted[0]?.terminate();
  await expect(pdf).rejects.toMatchObject({ statusCode: 503, details: { headers: { 'retry-after': '2' } } });
  expect((await makePdf(SHEET)).length).toBeGreaterThan(1_000);
  close();
});

it('answers 503 when drawing fails, and makes the next PDF', async () => {
  const { makePdf, close } = createPdfMaker();
  await expect(makePdf({ ...SHEET, lines: undefined as never })).rejects.toMatchObject({ statusCode: 503 });
  expect((await makePdf(SHEET)).length).toBeGreaterThan(1_000);
  close();
});

it('replaces an unused thread that has ended', async () => {
  const { makePdf, close } = createPdfMaker();
  await makePdf(SHEET);
  await mockStarted[0]?.terminate();
  expect((await makePdf(SHEET)).length).toBeGreaterThan(1_000);
  expect(mockStarted).toHaveLength(2);
  close();
});
