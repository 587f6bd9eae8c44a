import { blockRules } from '@contract/block';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { byId } from '../../../lib/http/params';
import { RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createBlockRepository } from './block.repository';
import { createBlockService } from './block.service';

/** The blocks of the calling member (D135). */
export const blockRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, { db, now }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const blocks = createBlockService({ blocks: createBlockRepository(db), now });
  const perMember = app.limit(RATES.block, ({ member }) => String(member.id));
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me/blocks', async ({ member }) => ok(await blocks.list(member)));
  app.post('/users/me/blocks', { schema: { body: blockRules }, onRequest: perMember }, async ({ body, member }) =>
    ok(await blocks.add(body, member)),
  );
  app.delete('/users/me/blocks/:id', { schema: { params: byId }, onRequest: perMember }, async ({ params, member }) =>
    ok(await blocks.remove(params.id, member)),
  );
};
