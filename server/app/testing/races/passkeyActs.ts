import { authenticator } from '../authenticator';
import { provingOn } from '../provingOn';
import { type World } from '../ownership';
import { type ActorName, act, type Act, type Race, type RaceActors } from './act';

/** Acts of a member on the own passkeys, and logins by one. */
export function passkeyActs(by: ActorName): Act[] {
  // Of this member: other members race beside these.
  const passkeyOf = (actors: RaceActors) => `passkey-of-${actors[by].id}`;
  const on = (_world: World, actors: RaceActors) => ({ id: passkeyOf(actors) });

  /** Stores a passkey with a known id, in a session that is proven. */
  async function ready({ server, actors }: Race) {
    const { id: memberId } = actors[by];
    await provingOn(server).prove(actors[by]);
    await server.db
      .insertInto('passkey')
      .values({
        id: passkeyOf(actors),
        member_id: memberId,
        user_handle: 'AAAA',
        public_key: 'AAAA',
        counter: 0,
        name: '내 폰',
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return { name: '노트북' };
  }

  async function newCredential({ server, actors }: Race) {
    const on = provingOn(server);
    await on.prove(actors[by]);
    return { credential: authenticator.create((await on.creationOptions(actors[by])).data).credential };
  }

  async function usedCredential({ server, actors }: Race) {
    const on = provingOn(server);
    const passkey = await on.add(actors[by]);
    return { credential: authenticator.use(passkey, (await on.loginOptions()).data) };
  }

  return [
    act({ endpoint: 'POST /login/passkey/options', by }),
    act({ endpoint: 'POST /login/passkey', by, json: usedCredential }),
    act({ endpoint: 'POST /users/me/passkeys/options', by, json: ready }),
    act({ endpoint: 'POST /users/me/passkeys', by, json: newCredential }),
    act({ endpoint: 'PATCH /users/me/passkeys/:id', by, on, json: ready }),
    act({ endpoint: 'DELETE /users/me/passkeys/:id', by, on, json: ready }),
    act({ endpoint: 'POST /users/me/proof/options', by, json: ready }),
    act({ endpoint: 'POST /users/me/proof', by, json: ({ actors }) => ({ password: actors[by].password }) }),
  ];
}
