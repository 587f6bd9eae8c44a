import { type FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { type TopicSet } from './postTopics';

/** What is said about an answer to a visitor, so that others may be given the same one. */
export interface Shareable {
  /** What the answer is made of (`topics.ts`): it is kept until one of them changes. */
  topics: readonly string[];
  /** Called for everybody who is given it. */
  onShared?: (request: FastifyRequest) => void;
}

/** An answer that is to be kept for others. */
export interface Making {
  /** Topics that this asker is shown otherwise; none for a visitor. */
  ties: TopicSet;
  /** Set by the handler; without it the answer is nobody else's. */
  shareable?: Shareable;
  /** To be called in any case, with what was sent; only the first time counts. */
  end(sent?: SentAnswer): void;
}

/** An answer as it went over the wire. */
export interface SentAnswer {
  /** Names and values in turns. */
  headers: readonly string[];
  body: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's handler calls `readShared`. */
    shared?: boolean;
  }
  interface FastifyRequest {
    making: Making | null;
  }
}

/** Options of a route whose answers to visitors are kept (decision 0020). */
export const SHARED = { shared: true } as const;

interface Reading<T> extends Pick<Shareable, 'onShared'> {
  /** As a visitor is shown it. */
  shared: () => Promise<T>;
  topics: (data: T) => string[];
  /** As this asker is shown it. */
  own: () => Promise<T>;
}

/** What the asker of a request is shown: what everybody is, if that is the same, so that it can be kept. */
export async function readShared<T>(request: FastifyRequest, reading: Reading<T>): Promise<T> {
  const { making } = request;
  if (!making) return reading.own();
  const data = await readAsVisitor(request, reading);
  const topics = data === null ? [] : reading.topics(data);
  if (data === null || topics.some((topic) => making.ties.has(topic))) return readForOne(request, reading.own);
  const { onShared } = reading;
  making.shareable = { topics, onShared };
  onShared?.(request);
  return data;
}

/** What is shown to this asker only: nobody needs to wait for it. */
export function readForOne<T>({ making }: FastifyRequest, own: () => Promise<T>): Promise<T> {
  making?.end();
  return own();
}

/** Null for what visitors are not shown at all, and a member may be. */
async function readAsVisitor<T>({ viewer }: FastifyRequest, { shared }: Reading<T>): Promise<T | null> {
  try {
    return await shared();
  } catch (error) {
    if (viewer && error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
}
