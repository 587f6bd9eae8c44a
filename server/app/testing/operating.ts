import { type TestMember } from './member';
import { type TestServer } from './startServer';

/** Makes a member an operator, as `npm run operator` does. */
export async function makeOperator({ db }: Pick<TestServer, 'db'>, { id }: TestMember): Promise<void> {
  await db.updateTable('member').set({ account_role: 'OPERATOR' }).where('id', '=', id).execute();
}

/** Creates an operator whose session has confirmed the password. */
export async function operatorOn(server: TestServer): Promise<TestMember> {
  const member = await server.member();
  await makeOperator(server, member);
  const { token, password } = member;
  const { code } = await server.call('POST', '/api/admin/confirm', { token, json: { password } });
  if (code !== 200) throw new Error('The operator of the test could not confirm the password.');
  return member;
}
