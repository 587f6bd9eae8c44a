import { accountChangeRules, withdrawalRules } from '@contract/auth';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { ok } from '../../lib/http/envelope';
import { clearDeviceCookie } from '../../lib/auth/deviceCookie';
import { passwordChangeDue } from '../../lib/auth/member';
import { clearSessionCookies, isCookieOf, readRefreshCookie } from '../../lib/auth/sessionCookies';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
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

  const config = { withTemporaryPassword: true };

  app.get('/users/me', { config }, async ({ member }) => ok(await account.read(member)));

  app.patch(
    '/users/me',
    { schema: { body: accountChangeRules }, config, preValidation: requireNewPassword },
    async ({ body, member }) => ok(await account.change(member, body)),
  );

  app.delete('/user/delete', { schema: { body: withdrawalRules } }, async (request, reply) => {
    const { body, member } = request;
    const withdrawn = await withdrawal.withdraw(member, body);
    const isOwnBrowser = isCookieOf(request, member.sessionId);
    if (isOwnBrowser) clearSessionCookies(reply);
    if (isOwnBrowser || readRefreshCookie(request) === undefined) clearDeviceCookie(reply);
    return ok(withdrawn);
  });
};

/** What else an account change may hold waits until the temporary password is replaced. */
async function requireNewPassword({ body, member }: FastifyRequest): Promise<void> {
  const isReplacing = typeof body === 'object' && body !== null && 'newPassword' in body;
  if (member.mustChangePassword && !isReplacing) throw passwordChangeDue();
}
