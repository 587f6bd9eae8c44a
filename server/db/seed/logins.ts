import { type FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, MEMBERS, usernameOf } from './members';
import { callProduct } from './productApi';

/** The access token of a demo member by nickname. */
export type TokenOf = (nickname: string) => Promise<string>;

/** Logs each member in once, when first needed. */
export function createLogins(app: FastifyInstance): TokenOf {
  const tokens = new Map<string, Promise<string>>();

  async function logIn(nickname: string): Promise<string> {
    const username = usernameOf(MEMBERS.findIndex((member) => member.nickname === nickname));
    const { access } = await callProduct(app, '/login', { json: { username, password: DEMO_PASSWORD } });
    return access;
  }

  return (nickname) => {
    const token = tokens.get(nickname) ?? logIn(nickname);
    tokens.set(nickname, token);
    return token;
  };
}
