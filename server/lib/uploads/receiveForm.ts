import { mkdir, rm } from 'node:fs/promises';
import { finished } from 'node:stream';
import { type MultipartFile } from '@fastify/multipart';
import { MESSAGES } from '@contract/messages';
import { type FastifyRequest } from 'fastify';
import { ApiError, badRequest, tooLarge } from '../http/errors';
import { expectFile, readText, skip, writeDown, type Budget, type ReceivedFile } from './incomingFiles';
import { createUploadLimiter } from './uploadLimiter';
import { byAddress } from '../http/rateLimits';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** Bytes for the JSON part, the boundaries and unknown small fields. */
const REST = 2 * MB;

/** Limits the temporary files of the process. */
const limitUpload = createUploadLimiter({ bodies: { all: 100, each: 50 }, bytes: { all: 2 * GB, each: GB } });

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
  /** The folder of temporary files of uploads. */
  folder: string;
}

export interface ReceivedForm {
  json: unknown;
  files: Record<string, ReceivedFile[]>;
  /** Fields with a file over its size limit, and fields with too many files: their content was dropped. */
  tooLarge: Set<string>;
  tooMany: Set<string>;
}

/**
 * Reads a multipart body to temporary files, within limits, and passes it to `work`; the files are always removed
 * afterwards. A file over its limit is reported in the order of the form, so reading continues; a JSON part over its
 * limit ends the reading.
 * @throws ApiError 413 for a body over the total limit and for a JSON part over its own, 400 for a truncated body or
 * one that is not a form, 503 when too many uploads run concurrently
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  fields: FormFields,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const form: ReceivedForm = { json: undefined, files: {}, tooLarge: new Set(), tooMany: new Set() };
  const budget = budgetOf(fields);
  const size = Number(request.headers['content-length'] ?? budget.left);
  if (size > budget.left) throw tooLarge();
  if (!request.isMultipart()) throw new ApiError(415, MESSAGES.notSupported);

  const leave = limitUpload(byAddress(request), size);
  try {
    await readParts(request, fields, form, budget);
    return await work(form);
  } finally {
    await removeFiles(form);
    leave();
  }
}

function budgetOf({ files }: FormFields): Budget {
  return { left: Object.values(files).reduce((sum, { max, size }) => sum + max * size, REST) };
}

/**
 * Removes the temporary files. One that cannot be removed now is removed later as an abandoned file; the response does
 * not wait for it.
 */
async function removeFiles({ files }: ReceivedForm): Promise<void> {
  const removals = Object.values(files)
    .flat()
    .map((file) => rm(file.path, { force: true }));
  await Promise.allSettled(removals);
}

async function readParts(request: FastifyRequest, fields: FormFields, form: ReceivedForm, budget: Budget) {
  await mkdir(fields.folder, { recursive: true });
  // The parser would silently truncate an overlong part, so every part is read as a counted stream.
  const options = { isPartAFile: () => true, limits: { fileSize: Infinity, files: 70, parts: 70 } };
  try {
    for await (const part of request.parts(options)) await readPart(part as MultipartFile, fields, form, budget);
  } catch (error) {
    request.raw.unpipe();
    dropRest(request);
    throw readable(error);
  }
}

/** Maximum time and bytes for which incoming data is discarded after an error response. */
const LINGER = { milliseconds: 2_000, bytes: MB };

/**
 * Lingering close: a client that is still sending reads the response only if the connection does not close at once. A
 * limited amount of incoming data is discarded, the rest is not read.
 */
function dropRest({ raw }: FastifyRequest): void {
  let left = LINGER.bytes;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.pause();
  });
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER.milliseconds).unref();
  finished(raw, () => clearTimeout(timer));
}

/** Errors of the parser about an invalid body have no status. */
function readable(error: unknown): unknown {
  if (error instanceof Error && !('statusCode' in error) && !('syscall' in error)) return badRequest();
  return error;
}

async function readPart(part: MultipartFile, fields: FormFields, form: ReceivedForm, budget: Budget): Promise<void> {
  const field = fields.files[part.fieldname];
  if (part.fieldname === fields.json.name) form.json = parsed(await readText(part, fields.json.size, budget));
  else if (field) await readFile(part, { field, folder: fields.folder, form, budget });
  else await skip(part, budget);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw badRequest();
  }
}

interface Reading {
  field: FileField;
  folder: string;
  form: ReceivedForm;
  budget: Budget;
}

async function readFile(part: MultipartFile, { field, folder, form, budget }: Reading): Promise<void> {
  const name = part.fieldname;
  const received = (form.files[name] ??= []);
  if (received.length >= field.max) {
    form.tooMany.add(name);
    await skip(part, budget);
    return;
  }
  const waiting = expectFile(part, folder);
  // Listed before the first byte, so that it is removed even when the body is truncated.
  received.push(waiting);
  await writeDown(part, waiting, field.size, budget);
  if (waiting.size > field.size) form.tooLarge.add(name);
  if (waiting.size === 0 && waiting.name === '') await discardPart(waiting, received);
}

/** Removes an empty part without a name, which a browser sends for an empty file input. */
async function discardPart(waiting: ReceivedFile, received: ReceivedFile[]) {
  received.pop();
  await rm(waiting.path, { force: true });
}
