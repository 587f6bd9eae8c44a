import { createJoin, joinForm } from '../member';
import { type ActorName, act, type Act, type Race } from './act';

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
    act({ endpoint: 'POST /notices/read', by, json: () => ({ upTo: 2 ** 40 }) }),
    ...sessionActs(by),
  ];
}

function sessionActs(by: ActorName): Act[] {
  return [
    act({
      endpoint: 'POST /login',
      by,
      json: ({ actors }) => ({ username: actors[by].username, password: actors[by].password }),
    }),
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
