import { exactObject, exactString } from '@contract/fields';
import { myPageRules } from '@contract/mypage';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../lib/envelope';
import { type YupTypeProvider } from '../../lib/yupCompiler';
import { type MyPageService } from './mypage.service';

const byNickname = exactObject({ nickname: exactString().required() });

/** Profiles, for members only (D2). */
export const mypageRoutes: FastifyPluginAsync<{ myPages: MyPageService }> = async (instance, { myPages }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  app.get('/mypage', { schema: { querystring: myPageRules } }, async ({ query, member }) =>
    ok(await myPages.own(member.id, query.page)),
  );

  app.get(
    '/mypage/:nickname',
    { schema: { params: byNickname, querystring: myPageRules } },
    async ({ params, query, member }) => ok(await myPages.ofNickname(params.nickname, member.id, query.page)),
  );
};
