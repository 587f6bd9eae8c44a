import { MESSAGES } from '@contract/messages';
import { languageIn } from '@contract/proofWords/language';
import { KOREAN_RECORD } from '@contract/proofWords/record';
import { ENGLISH_RECORD } from '@contract/proofWords/recordEnglish';
import { RECORD_MESSAGES } from '@contract/record';
import { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { type DrawFile, type Drawing } from '../../lib/drawing/drawnFiles';
import { qrSvg } from '../../lib/drawing/qrCode';
import { type SendSharePicture } from '../../lib/drawing/sendSharePicture';
import { ApiError, notFound } from '../../lib/http/errors';
import { createPdfMaker } from './pdf/makePdf';
import { drawRecordPicture, toPicturedRecord } from './drawRecordPicture';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { type Storage } from '../../lib/storage/storage';
import { type RecordService } from './record.service';
import { toRecordSheet } from './recordSheet';
import { readThumbnails } from './thumbnails';

interface RecordDocumentsDeps {
  records: RecordService;
  storage: Storage;
  drawPdf: DrawFile;
  sendSharePicture: SendSharePicture;
  originOf: (request: FastifyRequest) => string;
}

type WithCode = FastifyRequest<{ Params: { code: string } }>;
type ReadRecord = (request: WithCode) => ReturnType<RecordService['readOwned']>;

/** `/record/:code.pdf`, its QR code and its share picture (D123); search engines list none of them. */
export const recordDocumentRoutes: FastifyPluginAsync<RecordDocumentsDeps> = async (app, deps) => {
  const { records, originOf } = deps;

  /** Reads the record of a request; a missing one is an unknown page. @throws ApiError 404 */
  const read: ReadRecord = (request) =>
    records.readOwned(request.params.code, originOf(request)).catch((error: unknown) => {
      throw error instanceof ApiError && error.statusCode === 404 ? notFound(MESSAGES.pageNotFound) : error;
    });

  printedRecord(app, read, deps);
  sharePicture(app, read, deps);

  app.get<{ Params: { code: string } }>(
    '/record/:code.svg',
    { onRequest: app.limit(RATES.address, byAddress) },
    async (request, reply) => {
      const { url } = (await read(request)).record;
      return reply.type('image/svg+xml').header('x-robots-tag', 'noindex').send(qrSvg(url, RECORD_MESSAGES.qrCode));
    },
  );
};

const WORDS = { ko: KOREAN_RECORD, en: ENGLISH_RECORD } as const;

/** The PDF of a record in its language, drawn when the record has changed. */
function printedRecord(app: FastifyInstance, read: ReadRecord, { storage, drawPdf }: RecordDocumentsDeps): void {
  const { makePdf, close } = createPdfMaker();
  app.addHook('onClose', async () => close());

  app.get<{ Params: { code: string } }>(
    '/record/:code.pdf',
    { onRequest: app.limit(RATES.recordPdf, byAddress) },
    async (request, reply) => {
      const { owner, record } = await read(request);
      const words = WORDS[languageIn(new URL(request.url, record.url).searchParams)];
      const addresses = record.projects.map(({ thumbnail }) => thumbnail);
      const pdf = await drawPdf(request, {
        kind: 'pdf',
        owner,
        // A changed picture has a new address.
        content: [toRecordSheet(record, [], words), addresses],
        draw: async () => makePdf(toRecordSheet(record, await readThumbnails(storage, addresses), words)),
      });
      const name = encodeURIComponent(words.pdfName(record.nickname)).replace(/['()*]/g, toPercent);
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': `attachment; filename="teamieum-record.pdf"; filename*=UTF-8''${name}`,
          'x-robots-tag': 'noindex',
        })
        .send(pdf);
    },
  );
}

/** The share picture of a record; revalidated each time, since the record may have been switched off. */
function sharePicture(app: FastifyInstance, read: ReadRecord, { sendSharePicture }: RecordDocumentsDeps): void {
  app.get<{ Params: { code: string } }>(
    '/share/record/:code.png',
    { onRequest: app.limit(RATES.address, byAddress) },
    async (request, reply) => {
      const readDrawing = async (): Promise<Drawing> => {
        const { owner, record } = await read(request);
        const content = toPicturedRecord(record);
        void reply.header('x-robots-tag', 'noindex');
        return { kind: 'record', owner, content, draw: () => drawRecordPicture(content) };
      };
      return sendSharePicture(reply, readDrawing, 'no-cache');
    },
  );
}

/** Percent-encodes characters that `encodeURIComponent` does not encode and RFC 5987 does not allow. */
const toPercent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
