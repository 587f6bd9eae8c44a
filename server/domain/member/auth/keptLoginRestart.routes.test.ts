import { buildApp } from '../../../app/buildApp';
import { readConfig } from '../../../app/env';
import { callOf } from '../../../app/testing/call';
import { mailsTo } from '../../../app/testing/outboxMails';
import { readMail } from '../../../app/testing/readMail';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { TestBrowser } from '../../../app/testing/testBrowser';
import { createCache } from '../../../lib/cache/cache';
import { HOUR } from '../../../lib/durations';
import { createDiskStorage } from '../../../lib/storage/diskStorage';

/** Another process on the same database, with the same secret and nothing else of the first one. */
async function startAgain({ db, dataDir, listenUrl }: TestServer, ahead: number) {
  return buildApp({
    config: { ...readConfig({ DATA_DIR: dataDir }), rateLimitMultiplier: 1_000 },
    db,
    listenUrl,
    cache: createCache(),
    storage: createDiskStorage(dataDir),
    tokenSecret: TEST_SECRET,
    now: () => Date.now() + ahead,
  });
}

it('repeats a resume whose process was killed after the commit, without a mail', async () => {
  const server = await startServer();
  const member = await server.member();
  const browser = new TestBrowser(() => server);
  await browser.login(member, true);
  server.passTime(2 * HOUR);
  const presented = { ...browser.cookies };
  await browser.resume();
  const { keep: lost } = browser.cookies;

  const app = await startAgain(server, 2 * HOUR);
  const restarted = new TestBrowser(() => ({ ...server, call: callOf(app) }));
  restarted.cookies = presented;
  expect((await restarted.resume(browser.token)).code).toBe(200);
  expect(restarted.cookies['keep']).toBe(lost);
  expect((await restarted.me()).code).toBe(200);
  const subjects = (await mailsTo(member, server)).map((mail) => readMail(mail).subject);
  expect(subjects).toEqual(['[팀이음] 새 기기에서 로그인했어요']);

  await app.close();
  await server.close();
});
