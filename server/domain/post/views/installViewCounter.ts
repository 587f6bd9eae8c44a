import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Kysely } from 'kysely';
import { type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { createViewCounter } from './viewCounter';
import { viewerKeyOf, visitOf } from './viewerKey';

interface ViewCounterOptions {
  db: Kysely<Tables>;
  kind: PostKind;
  /** A secret of the installation that salts the hashes of visitors. */
  viewSalt: string;
}

/** Counts a view of a post by the caller of a request. */
export type CountVisit = (postId: number, request: FastifyRequest) => void;

/** Counts views of posts of a kind until the app closes. */
export function installViewCounter(app: FastifyInstance, { db, kind, viewSalt }: ViewCounterOptions): CountVisit {
  const onError = (error: unknown) => app.log.error({ err: error }, 'Views could not be written.');
  const views = createViewCounter({ db, kind, onError });
  app.addHook('onClose', () => views.close());
  return (postId, request) => views.add(postId, viewerKeyOf(visitOf(request), viewSalt));
}
