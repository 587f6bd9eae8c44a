import { dataExportRules, dataExportTicketRules } from '@contract/dataExport';
import { MESSAGES } from '@contract/messages';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../lib/http/envelope';
import { notFound } from '../../lib/http/errors';
import { named } from '../../lib/http/named';
import { RATES } from '../../lib/http/rateLimits';
import { isCookieOf, readRefreshCookie } from '../../lib/auth/sessionCookies';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { type DataExportService } from './dataExport.service';

/** The export of a member's own data: first the password, then the file. */
export const dataExportRoutes: FastifyPluginAsync<{ dataExport: DataExportService }> = async (app, deps) => {
  await app.register(named(orderRoute), deps);
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

/**
 * A browser that saves a file sends its cookie but no header: the ticket is valid together with the cookie of its
 * session.
 */
const downloadRoute: FastifyPluginAsync<{ dataExport: DataExportService }> = async (instance, { dataExport }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perSession = app.limit(RATES.dataExport, (request) => readRefreshCookie(request)?.split('.', 1)[0] ?? '');

  app.get(
    '/users/me/export',
    { schema: { querystring: dataExportTicketRules }, exposeHeadRoute: false },
    async (request, reply) => {
      const holder = await dataExport.redeem(request.query.ticket);
      if (!isCookieOf(request, holder.sessionId)) throw notFound(MESSAGES.pageNotFound);
      await perSession(request);
      const zip = await dataExport.zip(holder);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="teamieum-data.zip"')
        .send(zip);
    },
  );
};
