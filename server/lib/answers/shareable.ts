import { type FastifyRequest } from 'fastify';

/** What a handler says about an answer to a visitor, so that others may be given the same one. */
export interface Shareable {
  /** What the answer is made of (`topics.ts`): it is kept until one of them changes. */
  topics: readonly string[];
  /** Called for everybody else who is given it. */
  onShared?: (request: FastifyRequest) => void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's handler tells whose answers are shareable. */
    shared?: boolean;
  }
  interface FastifyRequest {
    /** Set by handlers of shared routes; without it an answer is nobody else's. */
    shareable: Shareable | null;
  }
}

/** Options of a route whose answers to visitors are kept (decision 0020). */
export const SHARED = { shared: true } as const;
