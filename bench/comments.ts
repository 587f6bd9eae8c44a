import { chromium, type Page } from '@playwright/test';
import { readConfig } from '../server/app/env';
import { type Database } from '../server/db/connect';
import { insertArchive, insertMember } from '../server/db/testing/rows';
import { createPasswords } from '../server/lib/auth/passwords';
import { type Benchmark } from './benchmark';
import { longestTask, slowDown } from './browserTasks';
import { onDatabase } from './onDatabase';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { UNLIMITED, withProduct } from './withProduct';
import { toTable } from './table';

const COUNTS = [0, 1_000];
const ROUNDS = 3;
/** About a mid-range phone, compared with the machines of the developers. */
const SLOWDOWN = 4;
const LOGIN = { username: 'reader1', password: 'right1234' };

/** The longest tasks of a page with a thousand comments, which delay its response to input. */
export const commentsBenchmark: Benchmark = {
  name: 'comments',
  about: `a page with ${COUNTS.at(-1)} comments in Chromium, ${SLOWDOWN} times slower: its longest tasks (build first)`,
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase('embedded', async ({ database, env }) => {
      const archives = await fillArchives(database);
      await withProduct({ ...env, ...UNLIMITED }, async ({ origin }) => {
        const rows = [];
        for (const { id, count } of archives) rows.push(...(await measurePage(origin, id, count)));
        console.log(toTable(['comments', 'what', 'longest task, median ms', 'worst ms'], rows));
      });
    });
  },
};

/** One archive per count. Its writer is not the reader. */
async function fillArchives({ db }: Database): Promise<{ id: number; count: number }[]> {
  const passwords = createPasswords(readConfig({}).passwordCost);
  await insertMember(db, { username: LOGIN.username, password_hash: await passwords.hash(LOGIN.password) });
  const writer_id = await insertMember(db, { username: 'writer1' });
  const archives = [];
  for (const count of COUNTS) {
    const archive_id = await insertArchive(db, [writer_id], { published_at: new Date() });
    const comments = Array.from({ length: count }, (_, index) => ({
      archive_id,
      writer_id,
      content: `${index + 1}번째 댓글이에요. 나눠 담는 화면이 정말 직관적이에요. 네 명이 다 모이지 않으면 어떻게 되나요?`,
    }));
    if (count > 0) await db.insertInto('archive_comment').values(comments).execute();
    archives.push({ id: archive_id, count });
  }
  return archives;
}

/** Reloads the page and posts a comment in each round. */
async function measurePage(origin: string, id: number, count: number): Promise<(string | number)[][]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'], args: ['--no-sandbox'] });
  const loads: number[] = [];
  const posts: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await context.request.post(`${origin}/api/login`, { data: LOGIN });
      const page = await context.newPage();
      await slowDown(page, SLOWDOWN);
      const open = async () => {
        await page.goto(`${origin}/archive/${id}`);
        await countIs(page, count + round);
      };
      const post = async () => {
        await page.keyboard.press('Enter');
        await countIs(page, count + round + 1);
      };
      loads.push(await longestTask(browser, page, open));
      await page.getByLabel('댓글을 입력해 주세요').fill('응원해요!');
      // By keyboard: locating the button among thousands of elements can exceed the timeout.
      await page.keyboard.press('Tab');
      posts.push(await longestTask(browser, page, post));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    [count, 'opening the page', quantile(loads, 0.5), Math.max(...loads)],
    [count, 'posting a comment', quantile(posts, 0.5), Math.max(...posts)],
  ];
}

/** All comments rendered, no request pending. */
const countIs = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) =>
      document.querySelectorAll('[id^="comment-"][aria-label]').length === expected &&
      document.querySelector('[id^="comment-"][aria-busy]') === null,
    count,
    { polling: 250 },
  );
