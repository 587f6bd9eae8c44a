import { type FastifyRequest } from 'fastify';
import { readShared } from '../answers/readShared';
import { type CountVisit } from './installViewCounter';

/** A post as somebody is shown it. */
export interface ShownPost<T> {
  detail: T;
  /** The asker wrote it. */
  isOwn: boolean;
}

interface PostReading<T> {
  /** As a member, or else a visitor, is shown it. @throws ApiError 404 */
  read: (id: number, viewerId?: number) => Promise<ShownPost<T>>;
  /** What it is made of (decision 0020). */
  topics: (detail: T) => string[];
  countVisit: CountVisit;
}

/** The post that a request asks for. The visit is counted, unless it is the writer's own (D38, D83). @throws ApiError 404 */
export function readPost<T>(
  request: FastifyRequest,
  id: number,
  { read, topics, countVisit }: PostReading<T>,
): Promise<T> {
  return readShared(request, {
    shared: async () => (await read(id)).detail,
    topics,
    onShared: countingOf(id, countVisit),
    own: async () => {
      const { isOwn, detail } = await read(id, request.viewer?.id);
      if (!isOwn) countVisit(id, request);
      return detail;
    },
  });
}

/** Made apart from the request: it is kept with the answer, which must not keep the whole request. */
function countingOf(id: number, countVisit: CountVisit) {
  return (asker: FastifyRequest) => countVisit(id, asker);
}
