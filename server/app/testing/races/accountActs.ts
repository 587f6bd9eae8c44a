import { randomUUID } from 'node:crypto';
import { createUnsubscribeTokens } from '../../../domain/member';
import { subscriptionOf } from '../subscription';
import { MINUTE } from '../../../lib/durations';
import { insertCode } from '../mailCodes';
import { createJoin, joinForm } from '../member';
import { TEST_SECRET } from '../startServer';
import { insertUndoLink } from '../undoLinks';
import { type ActorName, act, type Act, type Race } from './act';
import { passkeyActs } from './passkeyActs';
import { socialActs } from './socialActs';

/** Acts of a member on the own account and its sessions. */
export function accountActs(by: ActorName): Act[] {
  return [
    act({
      endpoint: 'PATCH /users/me',
      by,
      state: 'a phone number',
      json: ({ actors }) => ({ phone: '010-2345-6789', currentPassword: actors[by].password }),
    }),
    act({
      endpoint: 'PATCH /users/me',
      by,
      state: 'a password',
      json: ({ actors }) => ({ newPassword: 'efgh5678', currentPassword: actors[by].password }),
    }),
    act({
      endpoint: 'PUT /users/me/profile',
      by,
      form: ({ actors }) => {
        const { nickname } = actors[by];
        const { skillCategory, desiredJob, schoolName, grade, major } = createJoin();
        const lists = { skillCategory, desiredJob, experiences: [], careers: [], awards: [], portfolio: [] };
        const school = { schoolName, grade, major, degree: null, entranceDate: null, graduationDate: null };
        return { nickname, ...school, ...lists, introduction: '고쳐 쓴 소개' };
      },
    }),
    act({
      endpoint: 'POST /users/me/blocks',
      by,
      json: ({ actors }) => ({ nickname: actors.mate.nickname }),
    }),
    act({ endpoint: 'DELETE /users/me/blocks/:id', by, on: ({ mate: id }) => ({ id }) }),
    act({
      endpoint: 'POST /users/me/export',
      by,
      json: ({ actors }) => ({ currentPassword: actors[by].password }),
    }),
    ...addressActs(by),
    ...deviceActs(by),
    ...securityActs(by),
    ...passkeyActs(by),
    ...socialActs(by),
    ...alertActs(by),
    act({ endpoint: 'POST /notices/read', by, json: () => ({ upTo: 2 ** 40 }) }),
    ...sessionActs(by),
  ];
}

/** Changes of the own addresses; the code and the link are those of the last address in the mail. */
function addressActs(by: ActorName): Act[] {
  const other = ({ actors }: Race) => `other${actors[by].id}@example.org`;
  const codeOf = ({ server, actors }: Race) =>
    insertCode(server.db, TEST_SECRET, {
      memberId: actors[by].id,
      kind: 'email',
      address: `new${actors[by].id}@example.org`,
    });
  const email = () => ({ kind: 'email' });
  return [
    act({
      endpoint: 'PATCH /users/me',
      by,
      state: 'an e-mail',
      json: (race) => ({ email: other(race), currentPassword: race.actors[by].password }),
    }),
    act({
      endpoint: 'PUT /users/me/mails/:kind',
      by,
      on: () => ({ kind: 'school' }),
      json: ({ actors }) => ({ address: `s${actors[by].id}@hanyang.ac.kr` }),
    }),
    act({
      endpoint: 'POST /users/me/mails/:kind/code',
      by,
      on: email,
      async json(race) {
        await codeOf(race);
        // A new code may be sent a minute after the last one.
        const code = race.server.db.updateTable('mail_code').set({ sent_at: new Date(Date.now() - 2 * MINUTE) });
        await code.where('member_id', '=', race.actors[by].id).execute();
      },
    }),
    act({
      endpoint: 'POST /users/me/mails/:kind',
      by,
      on: email,
      json: async (race) => ({ code: (await codeOf(race)).code }),
    }),
    act({ endpoint: 'DELETE /users/me/mails/:kind', by, on: email }),
    act({ endpoint: 'PATCH /users/me/notifications', by, json: () => ({ mail: { COMMENTS: true } }) }),
    act({
      endpoint: 'PUT /unsubscribe',
      by,
      json({ actors }) {
        const token = createUnsubscribeTokens(TEST_SECRET).create({ memberId: actors[by].id, lists: ['COMMENTS'] });
        return { token, list: 'COMMENTS', on: false };
      },
    }),
    act({
      endpoint: 'POST /users/mail_link',
      by,
      json: async (race) => ({ token: (await codeOf(race)).token, act: 'CONFIRM' }),
    }),
  ];
}

function deviceActs(by: ActorName): Act[] {
  let id = 0;
  const on = () => ({ id });
  /** Adds a device of the caller. */
  async function addDevice({ server, actors }: Race): Promise<void> {
    const [at, { endpoint, keys }] = [new Date(), subscriptionOf(`${by}-${randomUUID()}`)];
    const row = { member_id: actors[by].id, endpoint, ...keys, vapid_key: '', label: '', created_at: at, seen_at: at };
    ({ id } = await server.db.insertInto('push_device').values(row).returning('id').executeTakeFirstOrThrow());
  }
  return [
    act({ endpoint: 'POST /users/me/push-devices', by, json: () => subscriptionOf(by) }),
    act({
      endpoint: 'PUT /users/me/push-devices/:id',
      by,
      on,
      async json(race) {
        await addDevice(race);
        return subscriptionOf(by);
      },
    }),
    act({ endpoint: 'DELETE /users/me/push-devices/:id', by, on, json: addDevice }),
  ];
}

function securityActs(by: ActorName): Act[] {
  let id = '';
  /** Opens another session of the caller. */
  async function logInElsewhere({ server, actors }: Race): Promise<void> {
    const at = new Date();
    const row = {
      member_id: actors[by].id,
      refresh_hash: '',
      created_at: at,
      ends_at: new Date(at.getTime() + MINUTE),
    };
    ({ id } = await server.db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow());
  }
  return [
    act({ endpoint: 'DELETE /users/me/devices/:id', by, on: () => ({ id }), json: logInElsewhere }),
    act({ endpoint: 'DELETE /users/me/devices', by, json: logInElsewhere }),
    act({
      endpoint: 'POST /users/undo_email',
      by,
      json: async ({ server, actors }) => ({ token: await insertUndoLink(server.db, TEST_SECRET, actors[by].id) }),
    }),
  ];
}

function alertActs(by: ActorName): Act[] {
  let id = 0;
  const on = () => ({ id });
  /** Adds a saved search of the caller, which replaces the former one. */
  async function addSearch({ server, actors }: Race): Promise<void> {
    const memberId = actors[by].id;
    await server.db.deleteFrom('saved_search').where('member_id', '=', memberId).execute();
    const row = { member_id: memberId, query: 'roles=PM', mail: 'OFF' as const, push: false, created_at: new Date() };
    ({ id } = await server.db.insertInto('saved_search').values(row).returning('id').executeTakeFirstOrThrow());
  }
  return [
    act({ endpoint: 'POST /users/me/alerts', by, json: () => ({ query: 'step=PLANNING', mail: 'NOW', agreed: true }) }),
    act({
      endpoint: 'PATCH /users/me/alerts/:id',
      by,
      on,
      async json(race) {
        await addSearch(race);
        return { mail: 'DAILY', agreed: true };
      },
    }),
    act({ endpoint: 'DELETE /users/me/alerts/:id', by, on, json: addSearch }),
  ];
}

function sessionActs(by: ActorName): Act[] {
  return [
    act({
      endpoint: 'POST /login',
      by,
      json: ({ actors }) => ({ username: actors[by].username, password: actors[by].password }),
    }),
    act({
      endpoint: 'POST /login',
      by,
      state: 'kept',
      json: ({ actors }) => ({ username: actors[by].username, password: actors[by].password, keep: true }),
    }),
    byKeptLogin(by),
    withCookie('POST /logout', by),
    withCookie('POST /token', by),
    act({
      endpoint: 'POST /users/find_id',
      by,
      async json(race) {
        const { name, birth, gender, phone } = createJoin();
        return { name, birth, gender, phone, email: await emailOf(race, by) };
      },
    }),
    act({
      endpoint: 'POST /users/find_password',
      by,
      json: async (race) => ({ username: race.actors[by].username, email: await emailOf(race, by) }),
    }),
    {
      name: 'POST /users/join with the same name',
      endpoint: 'POST /users/join',
      async prepare({ server, actors }) {
        const form = joinForm(createJoin({ username: `j${actors[by].id}`, nickname: `새로${actors[by].id}` }));
        return () => server.call('POST', '/api/users/join', { form });
      },
    },
  ];
}

async function emailOf({ server, actors }: Race, by: ActorName): Promise<string> {
  const member = server.db.selectFrom('member').select('email').where('id', '=', actors[by].id);
  return (await member.executeTakeFirstOrThrow()).email ?? '';
}

/** A session that a kept login opens. */
function byKeptLogin(by: ActorName): Act {
  return {
    name: `POST /token (a kept login) by the ${by}`,
    endpoint: 'POST /token',
    async prepare({ server, actors: { [by]: member } }) {
      const { username, password } = member;
      const headers = { host: 'localhost' };
      const login = await server.call('POST', '/api/login', { json: { username, password, keep: true }, headers });
      const cookies = { keep: login.cookies['keep']?.value ?? '' };
      return () => server.call('POST', '/api/token', { json: { resume: true }, cookies, headers });
    },
  };
}

/** A call that is authenticated by the refresh cookie. */
function withCookie(endpoint: 'POST /logout' | 'POST /token', by: ActorName): Act {
  return {
    name: `${endpoint} by the ${by}`,
    endpoint,
    async prepare({ server, actors: { [by]: member } }) {
      const { refresh, token } = member;
      const json = endpoint === 'POST /token' ? { accessToken: token, extend: true } : undefined;
      return () => server.call('POST', endpoint.replace('POST ', '/api'), { cookies: { refresh }, json });
    },
  };
}
