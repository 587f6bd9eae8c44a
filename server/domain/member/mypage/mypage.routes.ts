import { anyString, exactObject } from '@contract/fields';
import { feedbackHiddenRules, myPageRules } from '@contract/mypage';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { byId } from '../../../lib/http/params';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { type MyPageService } from './mypage.service';

const byNickname = exactObject({ nickname: anyString().required() });

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

  const received = beforeBody(byId, ({ id }, member) => myPages.checkReceived(id, member.id));
  app.put(
    '/mypage/feedbacks/:id/hidden',
    { schema: { params: byId, body: feedbackHiddenRules }, onRequest: received },
    async ({ params, body, member }) => ok(await myPages.setFeedbackHidden(params.id, body.hidden, member.id)),
  );
};
