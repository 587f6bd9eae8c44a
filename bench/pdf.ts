import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { KOREAN_RECORD } from '@contract/proofWords/record';
import { type MemberRecord, type RecordProject } from '@contract/record';
import { createPdfMaker } from '../server/domain/record/pdf/makePdf';
import { toRecordSheet } from '../server/domain/record/recordSheet';
import { type Benchmark } from './benchmark';
import { quantile } from './quantile';

const ROUNDS = 10;
/** Number of projects, and the CPU time in seconds and the memory in MB that one PDF may take (PDF-8). */
const LIMITS = [
  { projects: 10, seconds: 1, megabytes: 60 },
  { projects: 50, seconds: 3, megabytes: 60 },
];
const SAMPLE_MS = 5;
const MB = 1024 * 1024;

const projectOf = (id: number): RecordProject => ({
  id,
  title: `자취생 식비를 줄이는 공동 장보기 ${id}, 창업 동아리에서 함께 만들었어요`,
  category: 'CONTEST',
  startDate: '2026-01-01',
  endDate: '2026-05-31',
  duration: 'THREE_TO_SIX_MONTH',
  roles: ['FRONT_END'],
  teamSize: 5,
  evaluatedMembers: 5,
  kind: 'TEAM',
  together: { startDate: '2026-01-10', endDate: '2026-05-20' },
  contributions: [{ text: '기획과 일정 관리', link: null, confirmed: 3, of: 4 }],
  checks: { people: 4, school: 3, email: 1 },
  early: false,
  thumbnail: null,
  link: '',
  url: `https://teamieum.example/archive/${id}`,
});

const recordOf = (projects: number): MemberRecord => ({
  code: 'k7m4xq9trw2h',
  url: 'https://teamieum.example/record/k7m4xq9trw2h',
  memberId: 1,
  nickname: '새벽코딩',
  name: null,
  schoolMail: null,
  introduction: '사용자가 처음 만나는 화면을 만들어요.',
  desiredJob: ['FRONT_END'],
  skillCategory: ['REACT'],
  readDateTime: '2026-11-22T05:00:00Z',
  indexable: false,
  facts: { projects, months: 17, statedMonths: null, people: 13 },
  projects: Array.from({ length: projects }, (_, index) => projectOf(index + 1)),
  keywords: [{ content: 'RESPONSIBLE', count: 8 }],
  evaluators: 9,
  lineCount: 6,
  lines: Array.from({ length: 6 }, () => ({ content: '다음에도 함께하고 싶어요.', duration: 'ONE_MONTH_LESS' })),
});

/**
 * Makes one PDF in its worker thread. @returns CPU time of the process meanwhile, and its additional peak memory in MB
 */
async function measure(make: () => Promise<Buffer>) {
  const before = process.memoryUsage.rss();
  const begun = process.cpuUsage();
  const made = make();
  let most = before;
  let isDone = false;
  void made.finally(() => (isDone = true));
  while (!isDone) {
    most = Math.max(most, process.memoryUsage.rss());
    await setTimeout(SAMPLE_MS);
  }
  await made;
  const { user, system } = process.cpuUsage(begun);
  return { seconds: (user + system) / 1e6, megabytes: (most - before) / MB };
}

/** CPU time and memory of PDFs made one after the other by the worker thread that `npm run build` has built. */
async function run(): Promise<void> {
  // The worker is resolved relative to the main file of the built server.
  process.argv[1] = path.resolve('dist/server/main.js');
  const { makePdf, close } = createPdfMaker();
  for (const limit of LIMITS) {
    const sheet = toRecordSheet(recordOf(limit.projects), [], KOREAN_RECORD);
    const make = () => makePdf(sheet);
    await make();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(make));
    const seconds = quantile(
      rounds.map((one) => one.seconds),
      0.5,
    );
    const megabytes = Math.max(...rounds.map((one) => one.megabytes));
    console.log(
      `${limit.projects} projects: ${seconds.toFixed(2)} s of the processor (at most ${limit.seconds}), ` +
        `${megabytes.toFixed(0)} MB on top (at most ${limit.megabytes})`,
    );
    if (seconds > limit.seconds || megabytes > limit.megabytes) process.exitCode = 1;
  }
  close();
}

export const pdfBenchmark: Benchmark = { name: 'pdf', about: 'processor time and memory of a record as PDF', run };
