import { createSocialCookies, type SocialPurpose } from '../../../lib/auth/socialCookie';
import { KNOWN_PROVIDERS, type OpenIdProvider } from '../../../lib/openId/providers';
import { provingOn } from '../provingOn';
import { TEST_SECRET } from '../startServer';
import { type ActorName, act, type Act, type Race } from './act';

const ISSUER = 'http://127.0.0.1:1';

/** A provider that does not answer: what it would say is in the cookies of the acts. */
export const RACE_PROVIDER: OpenIdProvider = {
  ...KNOWN_PROVIDERS['KAKAO']!,
  name: 'kakao',
  issuer: ISSUER,
  clientId: 'teamieum',
  clientSecret: 'secret',
};

/** Acts of a member on the own links to providers, and logins by one. */
export function socialActs(by: ActorName): Act[] {
  const on = () => ({ provider: 'kakao' });
  // Of this member: other members race beside these.
  const subjectOf = ({ actors }: Race) => `person ${actors[by].id}`;

  function cookiesFor(race: Race, purpose: SocialPurpose) {
    const identity = { issuer: ISSUER, subject: subjectOf(race), emailVerified: false };
    const flow = { step: 'RETURNED', provider: 'kakao', purpose, identity } as const;
    return { social: createSocialCookies(TEST_SECRET, Date.now).seal(flow) };
  }

  async function unlink({ server, actors }: Race) {
    await provingOn(server).prove(actors[by]);
    await server.db.deleteFrom('social_identity').where('member_id', '=', actors[by].id).execute();
    return {};
  }

  async function linked(race: Race) {
    await unlink(race);
    const row = { issuer: ISSUER, subject: subjectOf(race), member_id: race.actors[by].id, provider: 'kakao' };
    await race.server.db
      .insertInto('social_identity')
      .values({ ...row, created_at: new Date() })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
    return {};
  }

  return [
    act({ endpoint: 'POST /login/social/:provider', by, on, json: () => ({}) }),
    {
      name: `POST /login/social by the ${by}`,
      endpoint: 'POST /login/social',
      async prepare(race) {
        await linked(race);
        const cookies = cookiesFor(race, { for: 'LOGIN', keep: true });
        return () => race.server.call('POST', '/api/login/social', { cookies, json: {} });
      },
    },
    act({ endpoint: 'POST /users/me/social/:provider', by, on, json: unlink }),
    {
      name: `POST /users/me/social by the ${by}`,
      endpoint: 'POST /users/me/social',
      async prepare(race) {
        await unlink(race);
        const { id, token } = race.actors[by];
        const cookies = cookiesFor(race, { for: 'LINK', memberId: id });
        return () => race.server.call('POST', '/api/users/me/social', { token, cookies, json: {} });
      },
    },
    act({ endpoint: 'DELETE /users/me/social/:provider', by, on, json: linked }),
  ];
}
