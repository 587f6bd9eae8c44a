import { type FastifyRequest } from 'fastify';

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
  ties: ReadonlySet<string>;
  /** Set by the handler; without it the answer is nobody else's. */
  shareable?: Shareable;
  /** To be called in any case, with what was sent. */
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
  const { making, viewer } = request;
  if (!making) return reading.own();
  // What visitors are not shown at all, a member may be.
  const data = await (viewer ? reading.shared().catch(() => null) : reading.shared());
  if (data === null) return reading.own();
  const topics = reading.topics(data);
  if (topics.some((topic) => making.ties.has(topic))) return reading.own();
  const { onShared } = reading;
  making.shareable = { topics, onShared };
  onShared?.(request);
  return data;
}
