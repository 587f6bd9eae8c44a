import { once, on } from 'node:events';
import { type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { badRequest, clientGone, tooLarge, unavailable } from '../http/errors';

/** Receives the content of a part. */
export interface PartSink {
  write: (chunk: Buffer) => Promise<void> | void;
  /** Called after the last chunk. */
  end?: () => Promise<void> | void;
}

interface FormReading {
  /** Maximum bytes of the body. */
  most: number;
  /** Ends the reading with its reason. */
  signal: AbortSignal;
  /** Called when the parts before it have been written. The file name is empty if absent. */
  openPart: (name: string, fileName: string) => PartSink;
}

const MOST_PARTS = 70;
/** Milliseconds in which the parser has to consume a chunk. */
const PARSER_TIMEOUT = 5_000;

/** The parser does not continue. Becomes a 503, so that it is logged. */
class ParserStalled extends Error {
  override readonly name = 'ParserStalled';
}
/** Chunks that are read ahead while a part is written. */
const READ_AHEAD = { highWaterMark: 4, lowWaterMark: 1 };

/**
 * Reads the parts of a multipart body in their order. One chunk of the body is parsed and its content is written before the
 * next one is read.
 * @throws ApiError 400 for a malformed body, 413 for too many bytes or parts, 499 when the client has gone, 503 when the
 * parser stalls; the signal's reason; the errors of the sinks
 */
export async function readParts(raw: IncomingMessage, { most, signal, openPart }: FormReading): Promise<void> {
  const ending = followSignal(signal);
  try {
    const parser = createParser(raw, openPart, ending);
    let size = 0;
    const chunks = on(raw, 'data', { signal: ending.signal, close: ['end'], ...READ_AHEAD });
    for await (const [chunk] of chunks as AsyncIterable<[Buffer]>) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      await parser.write(chunk);
    }
    // An empty body is an empty form.
    if (size > 0) await parser.end();
  } catch (error) {
    if (ending.signal.aborted) throw ending.signal.reason;
    throw error === raw.errored ? clientGone() : error;
  } finally {
    ending.stopFollowing();
  }
}

/** A signal that aborts with another one, or with a failure of the parser. */
function followSignal(signal: AbortSignal) {
  const ending = new AbortController();
  const fail = (error: unknown) => ending.abort(error);
  const follow = () => fail(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow);
  return { signal: ending.signal, fail, stopFollowing: () => signal.removeEventListener('abort', follow) };
}

type Ending = Pick<ReturnType<typeof followSignal>, 'signal' | 'fail'>;

/** A part that is being written: opening its sink, writing its chunks, and its end. */
interface ParsedPart {
  steps: (() => Promise<void> | void)[];
  hasEnded: boolean;
}

/**
 * The parser never waits for the consumer of a part: its stream buffers are unlimited, and the caller waits until the content
 * of a chunk has been written. A parser that waits stalls on a part that it skips itself, when the rest of the body arrives
 * in the same chunk (D215).
 */
function createParser({ headers }: IncomingMessage, openPart: FormReading['openPart'], { signal, fail }: Ending) {
  const parser = openParser(headers as BusboyHeaders);
  const parts: ParsedPart[] = [];

  parser.on('file', (name, file, fileName) => {
    const part: ParsedPart = { steps: [], hasEnded: false };
    parts.push(part);
    let sink: PartSink | undefined;
    part.steps.push(() => {
      sink = openPart(name ?? '', fileName ?? '');
    });
    // The parser splits content at each start of a boundary; the pieces of a chunk are written at once.
    let pieces: Buffer[] = [];
    file.on('data', (piece: Buffer) => {
      if (pieces.push(piece) > 1) return;
      part.steps.push(() => {
        const chunk = Buffer.concat(pieces);
        pieces = [];
        return sink?.write(chunk);
      });
    });
    file.on('end', () => {
      part.steps.push(() => sink?.end?.());
      part.hasEnded = true;
    });
    // The parser reports a truncated part as well.
    file.on('error', () => undefined);
  });
  parser.on('partsLimit', () => fail(tooLarge())).on('filesLimit', () => fail(tooLarge()));
  parser.on('error', () => fail(badRequest()));

  // A second closing delimiter makes the parser finish before the body ends.
  let isFinished = false;
  parser.once('finish', () => {
    isFinished = true;
  });

  /** Writes what has been parsed. A part begins after the end of the one before, although both may be parsed by then. */
  async function writeParts(): Promise<void> {
    for (let [part] = parts; part; [part] = parts) {
      for (let step = part.steps.shift(); step; step = part.steps.shift()) {
        signal.throwIfAborted();
        await step();
      }
      if (!part.hasEnded) return;
      parts.shift();
    }
  }

  /** Waits for an event of the parser, whatever the parser does with the body. */
  async function parsed(event: 'drain' | 'finish'): Promise<void> {
    const timer = setTimeout(() => fail(unavailable(new ParserStalled())), PARSER_TIMEOUT).unref();
    await once(parser, event, { signal }).finally(() => clearTimeout(timer));
  }

  return {
    async write(chunk: Buffer) {
      if (!parser.write(chunk)) await parsed('drain');
      // The streams of the parts emit their data in a later tick.
      await setImmediate();
      await writeParts();
    },
    async end() {
      parser.end();
      if (!isFinished) await parsed('finish');
      await writeParts();
    },
  };
}

/** @throws ApiError 400 without a boundary */
function openParser(headers: BusboyHeaders) {
  try {
    return new Busboy({
      headers,
      isPartAFile: () => true,
      limits: { files: MOST_PARTS, parts: MOST_PARTS },
      fileHwm: Number.MAX_SAFE_INTEGER,
    });
  } catch {
    throw badRequest();
  }
}
