import { dataExportRules, dataExportTicketRules, suspendedExportRules } from '@contract/dataExport';
import { MESSAGES } from '@contract/messages';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { notFound } from '../../../lib/http/errors';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { isCookieOf, readRefreshCookie } from '../../../lib/auth/sessionCookies';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { type DataExportService } from './dataExport.service';
import { isOfSuspended } from './exportTickets';

/** The export of a member's own data: first the password, then the file. */
export const dataExportRoutes: FastifyPluginAsync<{ dataExport: DataExportService }> = async (app, deps) => {
  await app.register(named(orderRoute), deps);
  await app.register(named(suspendedOrderRoute), deps);
  await app.register(named(downloadRoute), deps);
};

const orderRoute: FastifyPluginAsync<{ dataExport: DataExportService }> = async (instance, { dataExport }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perMember = app.limit(RATES.dataExport, ({ member }) => String(member.id));
  app.addHook('onRequest', app.requireMember);

  app.post('/users/me/export', { schema: { body: dataExportRules }, onRequest: perMember }, async ({ body, member }) =>
    ok(await dataExport.order(member, body)),
  );
};

/** Of a suspended member, who cannot log in (D196). */
const suspendedOrderRoute: FastifyPluginAsync<{ dataExport: DataExportService }> = async (instance, { dataExport }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.loginAddress, byAddress);

  app.post(
    '/user/export',
    { schema: { body: suspendedExportRules }, onRequest: [app.refuseCrossSite, perAddress] },
    async (request) => ok(await dataExport.orderSuspended(request.body, byAddress(request))),
  );
};

/**
 * A browser that saves a file sends its cookie but no header: the ticket is valid together with the cookie of its
 * session. A suspended member has no session.
 */
const downloadRoute: FastifyPluginAsync<{ dataExport: DataExportService }> = async (instance, { dataExport }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perSession = app.limit(RATES.dataExport, (request) => readRefreshCookie(request)?.split('.', 1)[0] ?? '');
  // Called with a valid ticket, which begins with the id of its member.
  const perSuspended = app.limit(
    RATES.dataExport,
    ({ query }) => (query as { ticket: string }).ticket.split('.', 1)[0] ?? '',
  );

  app.get(
    '/users/me/export',
    { schema: { querystring: dataExportTicketRules }, exposeHeadRoute: false },
    async (request, reply) => {
      const holder = await dataExport.redeem(request.query.ticket);
      if (isOfSuspended(holder)) await perSuspended(request);
      else {
        if (!isCookieOf(request, holder.sessionId)) throw notFound(MESSAGES.pageNotFound);
        await perSession(request);
      }
      const zip = await dataExport.zip(holder);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="teamieum-data.zip"')
        .send(zip);
    },
  );
};
