import { MESSAGES } from '@contract/messages';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { clientSignal } from '../http/clientSignal';
import { ApiError, badRequest, tooLarge } from '../http/errors';
import { byAddress } from '../http/rateLimits';
import { createIncomingFile, touchWhileHeld, type IncomingFile, type ReceivedFile } from './incomingFiles';
import { readParts, type PartSink } from './readParts';
import { createUploadLimiter, type UploadPlace } from './uploadLimiter';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** Bytes for the JSON part, the boundaries and unknown small fields. */
const REST = 2 * MB;

/** Limits of the temporary files of the process; an address gets a quarter (D215). */
export const UPLOADS = { places: { all: 100, each: 25 }, bytes: { all: 2 * GB, each: GB / 2 } } as const;

const uploads = createUploadLimiter(UPLOADS);

/** The number of forms with files that the process is handling. */
export const openUploads = () => uploads.taken();

interface FileField {
  /** Maximum number of files. */
  max: number;
  /** Maximum bytes of each. */
  size: number;
}

export interface FormFields {
  /** The name of the JSON part, of any type, and its maximum bytes. */
  json: { name: string; size: number };
  files: Record<string, FileField>;
  /** Parts that are `true` or `false`. */
  flags?: readonly string[];
  /** The folder of temporary files of uploads. */
  folder: string;
}

export interface ReceivedForm {
  json: unknown;
  files: Record<string, ReceivedFile[]>;
  /** The flags that are `true`. */
  flags: Set<string>;
  /** Fields with a file over its size limit, and fields with too many files: their content was dropped. */
  tooLarge: Set<string>;
  tooMany: Set<string>;
}

const FORM_TYPE = 'multipart/form-data';

/** Passes multipart bodies to the handlers of a scope unread, for `receiveForm`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, (_request, _body, done) => done(null));
}

/**
 * Reads a multipart body to temporary files, within limits, and passes it to `work`; the files are always removed
 * afterwards. A file over its limit is reported in the order of the form, so reading continues; a JSON part over its
 * limit ends the reading, and so does the end of the client's connection.
 * @throws ApiError 413 for a body over the total limit and for a JSON part over its own, 400 for a truncated body or
 * one that is not a form, 503 when too many uploads run concurrently
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  fields: FormFields,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const most = Object.values(fields.files).reduce((sum, { max, size }) => sum + max * size, REST);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  if (request.mediaType !== FORM_TYPE) throw new ApiError(415, MESSAGES.notSupported);

  const place = uploads.open(byAddress(request));
  const reading = createReading(fields, place);
  const release = touchWhileHeld(reading.files);
  try {
    await readParts(request.raw, { most, signal: clientSignal(request), openPart: reading.openPart });
    return await work(reading.form);
  } finally {
    release();
    await reading.removeFiles();
    place.leave();
  }
}

/** Collects the parts of a form. */
function createReading({ json, files: fields, flags = [], folder }: FormFields, place: UploadPlace) {
  const form: ReceivedForm = { json: undefined, files: {}, flags: new Set(), tooLarge: new Set(), tooMany: new Set() };
  const incoming: IncomingFile[] = [];

  function openFile(name: string, fileName: string, { max, size }: FileField): PartSink {
    const received = (form.files[name] ??= []);
    if (received.length >= max) {
      form.tooMany.add(name);
      return SKIPPED;
    }
    const part = createIncomingFile(fileName, folder, { max: size, place }, () => {
      // Listed before the first byte, so that it is removed even when the body is truncated.
      incoming.push(part);
      received.push(part.file);
    });
    return {
      write: part.write,
      async end() {
        await part.end?.();
        if (part.file.size > size) form.tooLarge.add(name);
      },
    };
  }

  return {
    form,
    files: () => incoming.map(({ file }) => file),
    openPart: (name: string, fileName: string): PartSink => {
      if (name === json.name) return readJson(json.size, (value) => (form.json = value));
      if (flags.includes(name)) return readJson(FLAG_SIZE, (value) => setFlag(form, name, value));
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? openFile(name, fileName, field) : SKIPPED;
    },
    /**
     * Removes the temporary files. One that cannot be removed now is removed later as an abandoned file; the response does
     * not fail for it.
     */
    async removeFiles(): Promise<void> {
      await Promise.allSettled(incoming.map((file) => file.remove()));
    },
  };
}

/** Drops the content of a part. */
const SKIPPED: PartSink = { write: () => undefined };

/** Bytes of `false`. */
const FLAG_SIZE = 5;

/** @throws ApiError 400 for anything but `true` and `false` */
function setFlag({ flags }: ReceivedForm, name: string, value: unknown): void {
  if (typeof value !== 'boolean') throw badRequest();
  if (value) flags.add(name);
}

/** Reads a JSON part. It throws ApiError 413 as soon as it has more than `max` bytes, and 400 for a malformed one. */
function readJson(max: number, onRead: (value: unknown) => void): PartSink {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    write(chunk) {
      size += chunk.length;
      if (size > max) throw tooLarge();
      chunks.push(chunk);
    },
    end: () => onRead(parsed(Buffer.concat(chunks).toString('utf8'))),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw badRequest();
  }
}
