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
/** For the JSON part, the boundaries and small fields nobody asked for. */
const REST = 2 * MB;

/** All forms of the process together: what they may take of the disk until it is decided about them. */
const limitUpload = createUploadLimiter({ bodies: { all: 100, each: 50 }, bytes: { all: 2 * GB, each: GB } });

interface FileField {
  /** How many may come. */
  max: number;
  /** Bytes of each. */
  size: number;
}

export interface FormFields {
  /** The part that holds the JSON, of any type, and its bytes at most. */
  json: { name: string; size: number };
  files: Record<string, FileField>;
  /** Where files wait until it is decided about them. */
  folder: string;
}

export interface ReceivedForm {
  json: unknown;
  files: Record<string, ReceivedFile[]>;
  /** Fields with a file beyond its size, and fields with more files than may come: their content was dropped. */
  tooLarge: Set<string>;
  tooMany: Set<string>;
}

/**
 * Reads a multipart body onto the disk, within limits, and hands it to `work`; what is left of it goes away afterwards,
 * whatever happens. A file over its own limit is told in the form's order, so reading goes on past it; a JSON part over
 * its limit ends the reading.
 * @throws ApiError 413 for a body beyond all limits together and for a JSON part beyond its own, 400 for a body that is
 * cut short or no form at all, 503 when too many come at once
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

/** One that cannot be removed now is removed as an abandoned one later; the answer does not wait for it. */
async function removeFiles({ files }: ReceivedForm): Promise<void> {
  const removals = Object.values(files)
    .flat()
    .map((file) => rm(file.path, { force: true }));
  await Promise.allSettled(removals);
}

async function readParts(request: FastifyRequest, fields: FormFields, form: ReceivedForm, budget: Budget) {
  await mkdir(fields.folder, { recursive: true });
  // The parser would silently drop what is too much of a part; here every part is a stream, and counted.
  const options = { isPartAFile: () => true, limits: { fileSize: Infinity, files: 70, parts: 70 } };
  try {
    for await (const part of request.parts(options)) await readPart(part as MultipartFile, fields, form, budget);
  } catch (error) {
    request.raw.unpipe();
    dropRest(request);
    throw readable(error);
  }
}

/** How long what still arrives is dropped after a refusal, in milliseconds. */
const LINGER = 2_000;

/**
 * Lingering close: a client that is still sending reads the answer only if the connection does not break at once. What
 * it sends is dropped, but not to its end.
 */
function dropRest({ raw }: FastifyRequest): void {
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER).unref();
  finished(raw, () => clearTimeout(timer));
}

/** What the parser throws about a broken body has no status of its own. */
function readable(error: unknown): unknown {
  if (error instanceof Error && !('statusCode' in error) && !('syscall' in error)) return badRequest();
  return error;
}

async function readPart(part: MultipartFile, fields: FormFields, form: ReceivedForm, budget: Budget): Promise<void> {
  const field = fields.files[part.fieldname];
  if (part.fieldname === fields.json.name) form.json = parsed(await readText(part, fields.json.size, budget));
  else if (field) await readFile(part, field, fields.folder, form, budget);
  else await skip(part, budget);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw badRequest();
  }
}

async function readFile(
  part: MultipartFile,
  { max, size }: FileField,
  folder: string,
  form: ReceivedForm,
  budget: Budget,
): Promise<void> {
  const name = part.fieldname;
  const received = (form.files[name] ??= []);
  if (received.length >= max) {
    form.tooMany.add(name);
    await skip(part, budget);
    return;
  }
  const waiting = expectFile(part, folder);
  // Listed before the first byte, so that it goes away even when the body breaks off.
  received.push(waiting);
  await writeDown(part, waiting, size, budget);
  if (waiting.size > size) form.tooLarge.add(name);
  if (waiting.size === 0 && waiting.name === '') await forget(waiting, received);
}

/** A browser sends a nameless part of no bytes for an empty file input. */
async function forget(waiting: ReceivedFile, received: ReceivedFile[]) {
  received.pop();
  await rm(waiting.path, { force: true });
}
