import { accountChangeRules, withdrawalRules } from '@contract/auth';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../lib/envelope';
import { clearSessionCookies, isCookieOf } from '../../lib/sessionCookies';
import { type YupTypeProvider } from '../../lib/yupCompiler';
import { type AccountService } from './account.service';
import { type WithdrawalService } from './withdrawal.service';

interface AccountServices {
  account: AccountService;
  withdrawal: WithdrawalService;
}

/** What members do with their own account. */
export const accountRoutes: FastifyPluginAsync<AccountServices> = async (instance, { account, withdrawal }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me', async ({ member }) => ok(await account.read(member)));

  app.patch('/users/me', { schema: { body: accountChangeRules } }, async ({ body, member }) =>
    ok(await account.change(member, body)),
  );

  app.delete('/user/delete', { schema: { body: withdrawalRules } }, async (request, reply) => {
    const { body, member } = request;
    const withdrawn = await withdrawal.withdraw(member, body);
    if (isCookieOf(request, member.sessionId)) clearSessionCookies(reply);
    return ok(withdrawn);
  });
};
