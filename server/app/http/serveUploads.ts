import { MESSAGES } from '@contract/messages';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, type HTTPMethods } from 'fastify';
import { attachment } from '../../lib/http/attachment';
import { notFound } from '../../lib/http/errors';
import { contentTypeOf } from '../../lib/storage/fileKinds';
import { extensionOf } from '../../lib/storage/fileNames';
import { type Storage, type StoredFile } from '../../lib/storage/storage';
import { isKey } from '../../lib/storage/storageKeys';
import { refuseTheRest, watchRoutes } from './unknownPaths';

const UPLOADS = '/uploads';
/**
 * The file of an address never changes, but it may be removed: caches must not store a withdrawn member's photo for a
 * year. So it is cached for a day and then revalidated, which transfers no content while it exists.
 */
const ONE_DAY = 'max-age=86400';
/** Uploaded content must not run, load or send anything under our origin, even where a browser opens it as a page. */
const NOTHING_RUNS = "default-src 'none';frame-ancestors 'none';sandbox";

interface Named {
  name: string;
}

type FileRequest = FastifyRequest<{ Params: Named }>;

interface UploadDeps {
  storage: Storage;
  /** The file name of the download; undefined once no row references the file. */
  findFileName: (key: string) => Promise<string | undefined>;
}

/** With a route of its own for HEAD, Fastify does not read the whole file to discard it. */
const METHODS: HTTPMethods[] = ['GET', 'HEAD'];

/** Serves stored files by their address, which needs no header: images inline, everything else as attachment (D74). */
export function serveUploads(app: FastifyInstance, { storage, findFileName }: UploadDeps): void {
  const routes = watchRoutes(app, UPLOADS);

  app.route<{ Params: Named }>({
    method: METHODS,
    url: `${UPLOADS}/image/:name`,
    handler: async (request, reply) => {
      const { name } = request.params;
      const file = await openFile(`image/${name}`);
      void reply.header('cache-control', `public, ${ONE_DAY}`).type('image/webp');
      return sendFile(request, reply, file);
    },
  });

  app.route<{ Params: Named }>({
    method: METHODS,
    url: `${UPLOADS}/file/:name`,
    handler: async (request, reply) => {
      const key = `file/${request.params.name}`;
      const name = isKey(key) ? await findFileName(key) : undefined;
      if (name === undefined) throw notFound(MESSAGES.pageNotFound);
      const file = await openFile(key);
      void reply
        .header('cache-control', `private, ${ONE_DAY}`)
        .header('content-disposition', attachment(name))
        .type(contentTypeOf(extensionOf(key)));
      return sendFile(request, reply, file);
    },
  });

  async function openFile(key: string): Promise<StoredFile> {
    const file = isKey(key) ? await storage.open(key) : null;
    if (!file) throw notFound(MESSAGES.pageNotFound);
    return file;
  }

  refuseTheRest(app, routes, UPLOADS);
}

/** The ETag is the key: other content has another key. */
function sendFile(request: FileRequest, reply: FastifyReply, { stream, size }: StoredFile): FastifyReply {
  const tag = `"${request.params.name}"`;
  const isKnown = request.headers['if-none-match'] === tag;
  void reply.headers({ etag: tag, 'content-security-policy': NOTHING_RUNS });
  if (!isKnown) void reply.header('content-length', size);
  if (!isKnown && request.method === 'GET') return reply.send(stream);
  stream.destroy();
  return reply.code(isKnown ? 304 : 200).send();
}
