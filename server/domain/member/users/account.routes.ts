import { accountChangeRules, withdrawalRules } from '@contract/auth';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { clearDeviceCookie } from '../../../lib/auth/deviceCookie';
import { clearKeepCookie } from '../../../lib/auth/keepCookie';
import { loginRequired } from '../../../lib/http/errors';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { passwordChangeDue } from '../../access';
import { clearSessionCookies, isCookieOf, readRefreshCookie } from '../../../lib/auth/sessionCookies';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { type AccountService } from './account.service';
import { type WithdrawalService } from './withdrawal.service';

interface AccountServices {
  account: AccountService;
}

/** Requests of members for their own account. */
export const accountRoutes: FastifyPluginAsync<AccountServices> = async (instance, { account }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  const config = { withTemporaryPassword: true };

  app.get('/users/me', { config }, async ({ member }) => ok(await account.read(member)));

  app.patch(
    '/users/me',
    { schema: { body: accountChangeRules }, config, preValidation: requireNewPassword },
    async ({ body, member }) => ok(await account.change(member, body)),
  );
};

interface WithdrawalDeps {
  withdrawal: WithdrawalService;
}

/** Withdrawal: of a member with a session, and of a suspended one by username and password (D134). */
export const withdrawalRoute: FastifyPluginAsync<WithdrawalDeps> = async (instance, { withdrawal }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.loginAddress, byAddress);

  app.addHook('onRequest', async function (request, reply) {
    if (request.headers.access !== undefined) return app.requireMember.call(app, request, reply);
    await perAddress(request);
  });

  // Without a session an invalid body gets the same 401.
  app.delete('/user/delete', { schema: { body: withdrawalRules }, attachValidation: true }, async (request, reply) => {
    const { body, viewer, validationError } = request;
    if (validationError) throw viewer ? validationError : loginRequired();
    if (!viewer) {
      const withdrawn = await withdrawal.withdrawSuspended(body, byAddress(request));
      clearDeviceCookie(reply);
      return ok(withdrawn);
    }
    const withdrawn = await withdrawal.withdraw(viewer, body);
    const isOwnBrowser = isCookieOf(request, viewer.sessionId);
    if (isOwnBrowser) {
      clearSessionCookies(reply);
      clearKeepCookie(reply);
    }
    if (isOwnBrowser || readRefreshCookie(request) === undefined) clearDeviceCookie(reply);
    return ok(withdrawn);
  });
};

/** Other account changes are refused until the temporary password is replaced. */
async function requireNewPassword({ body, member }: FastifyRequest): Promise<void> {
  const isReplacing = typeof body === 'object' && body !== null && 'newPassword' in body;
  if (member.mustChangePassword && !isReplacing) throw passwordChangeDue();
}
