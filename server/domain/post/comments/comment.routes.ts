import {
  archiveCommentEditRules,
  archiveCommentRules,
  COMMENT_MESSAGES,
  commentEditRules,
  hourlyCommentLimit,
  projectCommentRules,
} from '@contract/comment';
import { exactObject } from '@contract/fields';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { toArchiveComment, toProjectComment } from './comment.view';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { named } from '../../../lib/http/named';
import { byId, idParam } from '../../../lib/http/params';
import { RATES, type Limit } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createCommentRepository } from './comment.repository';
import { createCommentService, type CommentService } from './comment.service';

interface CommentDeps {
  comments: CommentService;
  /** The rate limits of new comments per member: a minute's, then an hour's. */
  perWriter: readonly [Limit, Limit];
}

/** The parameters of `/…/:id/comments/:commentId`. */
const byComment = exactObject({ id: idParam(), commentId: idParam() });

/** Writes of comments; comments are read with their post. */
export const commentRoutes: FastifyPluginAsync<FeatureDeps> = async (app, { db, shiftedNow }) => {
  app.addHook('onRequest', app.requireMember);
  const comments = createCommentService({ comments: createCommentRepository(db), shiftedNow });
  const writerOf = ({ member }: FastifyRequest) => String(member.id);
  const perMinute = app.limit(RATES.comment, writerOf);
  const perHour = app.limit(RATES.hourlyComment, writerOf, hourlyCommentLimit);
  const perWriter = [perMinute, perHour] as const;
  await app.register(named(projectCommentRoutes), { comments, perWriter });
  await app.register(named(archiveCommentRoutes), { comments, perWriter });
};

const onProject = (id: number) => ({ kind: 'project', id }) as const;
const onArchive = (id: number) => ({ kind: 'archive', id }) as const;

const projectCommentRoutes: FastifyPluginAsync<CommentDeps> = async (instance, { comments, perWriter }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const onPost = beforeBody(byId, ({ id }, member) => comments.checkPost(onProject(id), member));
  const ownComment = beforeBody(byComment, ({ id, commentId }, member) =>
    comments.checkOwn(onProject(id), commentId, member),
  );

  app.post(
    '/projects/:id/comments',
    { schema: { params: byId, body: projectCommentRules }, onRequest: [...perWriter, onPost] },
    async (request) => {
      const { params, body, member } = request;
      const { content, parentCommentId: parentId = null } = body;
      const added = { content, parentId, request: keyedRequest(request, member, { content, parentId }) };
      return ok(toProjectComment(await comments.write(onProject(params.id), added, member)));
    },
  );

  app.put(
    '/projects/:id/comments/:commentId',
    { schema: { params: byComment, body: commentEditRules }, onRequest: ownComment },
    async ({ params, body, member }) => {
      const comment = await comments.edit(onProject(params.id), params.commentId, body.content, member);
      return ok(toProjectComment(comment));
    },
  );

  app.delete(
    '/projects/:id/comments/:commentId',
    { schema: { params: byComment }, onRequest: ownComment },
    async ({ params, member }) => {
      await comments.remove(onProject(params.id), params.commentId, member);
      return ok(null, COMMENT_MESSAGES.deleted);
    },
  );
};

/** The paths of archive comments name the writer in the body (spec §7). */
const archiveCommentRoutes: FastifyPluginAsync<CommentDeps> = async (instance, { comments, perWriter }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const onPost = beforeBody(byId, ({ id }, member) => comments.checkPost(onArchive(id), member));
  const ownComment = beforeBody(byComment, ({ id, commentId }, member) =>
    comments.checkOwn(onArchive(id), commentId, member),
  );

  app.post(
    '/archive/:id/comments',
    { schema: { params: byId, body: archiveCommentRules }, onRequest: [...perWriter, onPost] },
    async (request) => {
      const { params, body, member } = request;
      await comments.checkWriter(body, member);
      const { content, parentId = null } = body;
      const added = { content, parentId, request: keyedRequest(request, member, { content, parentId }) };
      return ok(toArchiveComment(await comments.write(onArchive(params.id), added, member)));
    },
  );

  app.put(
    '/archive/:id/comments/:commentId',
    { schema: { params: byComment, body: archiveCommentEditRules }, onRequest: ownComment },
    async ({ params, body, member }) => {
      await comments.checkWriter(body, member);
      return ok(toArchiveComment(await comments.edit(onArchive(params.id), params.commentId, body.content, member)));
    },
  );

  app.delete(
    '/archive/:id/comments/:commentId',
    { schema: { params: byComment }, onRequest: ownComment },
    async ({ params, member }) => {
      await comments.remove(onArchive(params.id), params.commentId, member);
      return ok(null, COMMENT_MESSAGES.deleted);
    },
  );
};
