import { type BaseQueryApi, type FetchArgs } from '@reduxjs/toolkit/query';
import { type FieldProblem } from '@contract/envelope';
import { fileChanged } from '@contract/messages/fileChanged';
import { env } from '@/shared/config';
import { withPreparedFiles } from '@/shared/lib/pictures/preparedFiles';
import { type ApiResult } from './baseQuery';
import { currentToken } from './session';
import { uploadEnded, uploadProgressed } from './uploadSlice';

/** A request with files; other arguments of fetch are ignored. */
export type FormCall = Pick<FetchArgs, 'url' | 'method' | 'headers'> & { body: FormData };

/**
 * Sends a form by XMLHttpRequest, because fetch cannot report upload progress (D74), with large pictures made smaller
 * (MEND-101). Resolves like fetchBaseQuery, and throws without a response; the progress of files is in the upload slice
 * under the endpoint's name. A form whose file has changed or moved on the disk since it was chosen cannot be sent: that is
 * a 400 at the file's field, as the server would answer.
 */
export async function sendForm(args: FormCall, api: BaseQueryApi): Promise<ApiResult> {
  try {
    const body = await withPreparedFiles(args.body);
    return await readAnswer(await exchange({ ...args, body }, api));
  } catch (error) {
    const problem = await findUnreadable(args.body);
    if (!problem) throw error;
    return { error: { status: 400, data: { status: 400, message: problem.message, errors: [problem] } } };
  } finally {
    api.dispatch(uploadEnded(api.endpoint));
  }
}

/** The first file that can no longer be read, with the name of its part; of several parts with their number (MEND-58). */
async function findUnreadable(form: FormData): Promise<FieldProblem | undefined> {
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string' || (await isReadable(part))) continue;
      return { field: parts.length > 1 ? `${name}[${index}]` : name, message: fileChanged(part.name) };
    }
  }
  return undefined;
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function exchange({ url, method = 'POST', headers, body }: FormCall, api: BaseQueryApi): Promise<Response> {
  const request = new XMLHttpRequest();
  let percentShown = -1;
  // Text alone is sent at once: it has no progress to show (MEND-109).
  const hasFiles = [...body.values()].some((part) => typeof part !== 'string');

  return new Promise((resolve, reject) => {
    request.open(method, env.apiUrl + url);
    request.withCredentials = true;
    const accessToken = currentToken(api.getState());
    if (accessToken) request.setRequestHeader('access', accessToken);
    for (const [name, value] of new Headers(headers as HeadersInit)) request.setRequestHeader(name, value);

    const report = (percent: number) => {
      if (!hasFiles || percent === percentShown) return;
      percentShown = percent;
      api.dispatch(uploadProgressed({ endpoint: api.endpoint, percent }));
    };
    report(0);
    request.upload.onprogress = ({ loaded, total }) => report(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      resolve(toResponse(request));
    };
    request.onerror = () => {
      reject(new TypeError('The form could not be sent.'));
    };
    request.onabort = request.onerror;
    api.signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.responseText, { status: request.status, headers });
}

async function readAnswer(response: Response): Promise<ApiResult> {
  const text = await response.text();
  try {
    const data: unknown = JSON.parse(text);
    return response.ok
      ? { data, meta: { response } }
      : { error: { status: response.status, data }, meta: { response } };
  } catch {
    const { status: originalStatus } = response;
    return { error: { status: 'PARSING_ERROR', originalStatus, data: text, error: 'Not JSON.' }, meta: { response } };
  }
}
