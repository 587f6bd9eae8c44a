import { MESSAGES } from '@contract/messages';
import { RECORD_MESSAGES, type MemberRecord } from '@contract/record';
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { qrSvg } from '../../lib/drawing/qrCode';
import { ApiError, notFound } from '../../lib/http/errors';
import { createPdfMaker } from '../../lib/pdf/makePdf';
import { drawRecordPicture } from '../../lib/records/drawRecordPicture';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type Storage } from '../../lib/storage/storage';
import { createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { type RecordService } from './record.service';
import { toRecordSheet } from './recordSheet';
import { readThumbnails } from './thumbnails';

interface RecordDocumentsDeps {
  records: RecordService;
  storage: Storage;
  originOf: (request: FastifyRequest) => string;
}

type WithCode = FastifyRequest<{ Params: { code: string } }>;

/** `/record/:code.pdf`, its QR code and its share picture (D123); search engines list none of them. */
export const recordDocumentRoutes: FastifyPluginAsync<RecordDocumentsDeps> = async (app, deps) => {
  const { records, storage, originOf } = deps;
  const makePdf = createPdfMaker();

  /** Reads the record of a request; a missing one is an unknown page. @throws ApiError 404 */
  const read = (request: WithCode): Promise<MemberRecord> =>
    records.read(request.params.code, originOf(request)).catch((error: unknown) => {
      throw error instanceof ApiError && error.statusCode === 404 ? notFound(MESSAGES.pageNotFound) : error;
    });

  app.get<{ Params: { code: string } }>(
    '/record/:code.pdf',
    { onRequest: app.limit(RATES.recordPdf, byAddress) },
    async (request, reply) => {
      const record = await read(request);
      const thumbnails = await readThumbnails(
        storage,
        record.projects.map(({ thumbnail }) => thumbnail),
      );
      const pdf = await makePdf(toRecordSheet(record, thumbnails));
      const name = encodeURIComponent(`팀이음-기록-${record.nickname}.pdf`).replace(/['()*]/g, toPercent);
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': `attachment; filename="teamieum-record.pdf"; filename*=UTF-8''${name}`,
          'x-robots-tag': 'noindex',
        })
        .send(pdf);
    },
  );

  sharePicture(app, read);

  app.get<{ Params: { code: string } }>(
    '/record/:code.svg',
    { onRequest: app.limit(RATES.address, byAddress) },
    async (request, reply) => {
      const { url } = await read(request);
      return reply.type('image/svg+xml').header('x-robots-tag', 'noindex').send(qrSvg(url, RECORD_MESSAGES.qrCode));
    },
  );
};

/** The share picture of a record; revalidated each time, since the record may have been switched off. */
function sharePicture(app: FastifyInstance, read: (request: WithCode) => Promise<MemberRecord>): void {
  const draw = createConcurrencyLimiter({ atOnce: 1, waiting: 50 });

  app.get<{ Params: { code: string } }>(
    '/share/record/:code.png',
    { onRequest: app.limit(RATES.address, byAddress) },
    async (request, reply) => {
      const record = await read(request);
      const picture = await draw(() => drawRecordPicture(record));
      return reply.type('image/png').headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).send(picture);
    },
  );
}

/** Percent-encodes characters that `encodeURIComponent` does not encode and RFC 5987 does not allow. */
const toPercent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
