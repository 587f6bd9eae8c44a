import { createHash } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { callerOf } from '../http/callerOf';
import { type Limit } from '../http/rateLimits';
import { type ConcurrencyLimiter } from '../jobs/concurrencyLimiter';
import { drawnFileName, type DrawnFileStore } from './drawnFileStore';

/** A file to draw. */
export interface Drawing {
  kind: 'project' | 'archive' | 'record' | 'verify' | 'badge' | 'pdf';
  /** The number of the member whose data it shows, until whose withdrawal it is stored; 0 for nobody's. */
  owner: number;
  /** Everything that is drawn, as JSON: the file is drawn again when it changes. */
  content: unknown;
  draw: () => Promise<Buffer>;
}

/**
 * Returns the stored file of a drawing, or draws and stores it.
 * @throws ApiError when the queue is full or the address has reached its limit
 */
export type DrawFile = (request: FastifyRequest, drawing: Drawing) => Promise<Buffer>;

interface DrawnFilesDeps {
  store: DrawnFileStore;
  queue: ConcurrencyLimiter;
  /** Names the drawing code: files of another version are drawn again. */
  version: string;
  /** Limits the drawings of an address; without it only the queue does. */
  limit?: Limit;
  onWriteFailure: (error: unknown) => void;
}

/** Draws files once for each content (D214). A stored file needs no turn in the queue and does not count for the limit. */
export function createDrawnFiles({ store, queue, version, limit, onWriteFailure }: DrawnFilesDeps): DrawFile {
  return async (request, { kind, owner, content, draw }) => {
    const name = drawnFileName(owner, hashOf([version, kind, content]));
    const stored = await store.read(name);
    if (stored) return stored;
    const turn = async () => {
      // Another request may have drawn it meanwhile.
      const drawn = await store.read(name);
      if (drawn) return drawn;
      await limit?.(request);
      const picture = await draw();
      await store.write(name, picture).catch(onWriteFailure);
      return picture;
    };
    return queue(turn, callerOf(request));
  };
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
