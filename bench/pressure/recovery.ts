import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readMail } from '../../server/app/testing/readMail';
import { count, describeTally, type Attack, type Scene, type Tally } from './attack';
import { addressOf, createVisitor } from './visitor';
import { emailOf, usernameOf } from './world';

const NETWORK = 16;
const STRANGERS = 8;
const TRIES = 5;
/** A member with a password that no probe uses. */
const OWNER = 30;
const MAIL_MS = 15_000;

const question = JSON.stringify({ username: usernameOf(OWNER), email: emailOf(OWNER) });

/** The mails written so far, the oldest first. */
async function readMails({ world }: Scene): Promise<string[]> {
  const folder = path.join(world.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(names.map(async (name) => readMail(await readFile(path.join(folder, name), 'utf8')).text));
}

/** Waits for the first mail, and then for those that follow it. */
async function mailsAfter(scene: Scene, before: number): Promise<string[]> {
  const until = Date.now() + MAIL_MS;
  while ((await readMails(scene)).length <= before && Date.now() < until) await pause(200);
  await pause(2_000);
  return (await readMails(scene)).slice(before);
}

const passwordIn = (mail = '') => /\b[A-Za-z2-9]{12}\b/.exec(mail)?.[0] ?? '';

/** PRESS-10: strangers ask for the password of an owner, who asks, too. */
export const recovery: Attack = {
  name: 'recovery',
  about: 'strangers of eight addresses ask for an owner’s password',
  async run(scene) {
    const before = (await readMails(scene)).length;
    const strangers: Tally = new Map();
    const visitors = Array.from({ length: STRANGERS }, (_, host) =>
      createVisitor(scene.product.origin, addressOf(NETWORK, host)),
    );
    for (const visitor of visitors) {
      for (let turn = 0; turn < TRIES; turn += 1) {
        count(strangers, (await visitor.post('/api/users/find_password', question)).status);
      }
    }
    const owner = createVisitor(scene.product.origin, addressOf(NETWORK, 50));
    const own = await owner.post('/api/users/find_password', question);
    const mails = await mailsAfter(scene, before);
    const password = passwordIn(mails[0]);
    const login = await owner.post('/api/login', JSON.stringify({ username: usernameOf(OWNER), password }));
    return [
      {
        row: 'PRESS-10',
        limit: 'a stranger’s find_password from eight addresses: the owner’s own attempt works',
        measured: `the owner ${own.status || 'none'}, the strangers ${describeTally(strangers)}`,
        holds: own.status === 200,
      },
      {
        row: 'PRESS-10',
        limit: 'at most three mails an hour, and the first temporary password logs in',
        measured: `${mails.length} mails, login ${login.status || 'none'}`,
        holds: mails.length > 0 && mails.length <= 3 && login.status === 200,
      },
    ];
  },
};
