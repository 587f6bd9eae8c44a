import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'teamieum-test';
const KEY = 'testkey';
/** Small, so that a test needs more than one page. */
const PAGE = 3;

interface Stored {
  content: Buffer;
  at: Date;
}

export interface BucketServer {
  /** The value for `STORAGE_URL`. */
  url: string;
  close: () => Promise<unknown>;
}

/** The bucket of `TEST_STORAGE_URL`, or one of the test's own. */
export async function openBucket(): Promise<BucketServer> {
  const given = process.env.TEST_STORAGE_URL;
  return given ? { url: given, close: () => Promise.resolve() } : openBucketServer();
}

/**
 * An in-memory bucket with the part of S3 that our storage needs: no S3 server on the npm registry is maintained well
 * enough to depend on (docs/decisions/0009).
 */
export async function openBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => void respond(objects, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3+http://${KEY}:testsecret@127.0.0.1:${port}/${BUCKET}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function respond(objects: Map<string, Stored>, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  if (!request.headers.authorization?.includes(`Credential=${KEY}/`)) return refuse(response, 403, 'AccessDenied');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return response.end(request.method === 'HEAD' ? '' : listing(objects, searchParams));

  return respondAboutObject(objects, key, request, response);
}

async function respondAboutObject(
  objects: Map<string, Stored>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const found = objects.get(key);
  if (request.method === 'GET' && !found) return refuse(response, 404, 'NoSuchKey');
  if (request.method === 'GET') return response.end(found?.content);
  if (request.method === 'PUT') objects.set(key, { content: await buffer(request), at: new Date() });
  if (request.method === 'DELETE') objects.delete(key);
  return response.end();
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listing(objects: Map<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, PAGE);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
