import { inLanguage, type Language } from '@contract/proofWords/language';
import { paths } from '@contract/paths';
import { type MemberRecord, type OwnRecord, type PreviewedRecord, type RecordPayload } from '@contract/record';
import { api } from '../api';
import { errorStatus } from '../errorMessage';
import { idTag, listTag, type Tag } from '../tags';
import { withConfirmedEmail } from '../withConfirmedEmail';

/** The running save, or the last one. */
let lastSave: Promise<unknown> = Promise.resolve();

/** How many saves are running, and the record as the server last returned it. */
const saving: { running: number; stored?: OwnRecord } = { running: 0 };

/** 400 and 409 mean that the cached settings are outdated: a choice is gone, or the record is off. */
const OUTDATED = [400, 409];

function changedTags(error: unknown, tags: Tag[]): Tag[] {
  if (OUTDATED.includes(Number(errorStatus(error)))) return [idTag('Record', 'own')];
  return error ? [] : tags;
}

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The public record of a code, as `readRecordCode` normalises it. */
    getRecord: build.query<MemberRecord, string>({
      query: (code) => `/records/${code}`,
      providesTags: [listTag('Record')],
    }),

    /** The own record as its page would show it, switched on or off. */
    getRecordPreview: build.query<PreviewedRecord, void>({
      query: () => '/users/me/record/preview',
      providesTags: [listTag('Record')],
    }),

    getOwnRecord: build.query<OwnRecord, void>({
      query: () => '/users/me/record',
      providesTags: [idTag('Record', 'own')],
    }),

    /** Settings and choices as a whole, by optimistic update. */
    saveRecord: build.mutation<OwnRecord, RecordPayload>({
      // Saves are sent one after the other, in the order of the clicks: the last one wins.
      queryFn: (body, _api, _extra, call) => {
        const send = () => withConfirmedEmail<OwnRecord>(call, { url: '/users/me/record', method: 'PUT', body });
        const save = lastSave.then(send);
        lastSave = save;
        return save;
      },
      async onQueryStarted(payload, { dispatch, queryFulfilled, getState }) {
        const show = (record: OwnRecord) =>
          dispatch(recordApi.util.updateQueryData('getOwnRecord', undefined, () => record));
        const shown = recordApi.endpoints.getOwnRecord.select()(getState()).data;
        if (saving.running === 0) saving.stored = shown;
        saving.running += 1;
        if (shown) show(choose(shown, payload));
        const result = await queryFulfilled.catch(() => undefined);
        saving.running -= 1;
        saving.stored = result?.data ?? saving.stored;
        // An earlier response lacks the later changes, and undoing one failed change would leave another failed one shown.
        if (saving.running === 0 && saving.stored) show(saving.stored);
      },
      invalidatesTags: (_record, error) => changedTags(error, [listTag('Record')]),
    }),

    /** The PDF of a public record, as an object URL for the caller to revoke; a page's address, not one of the API. */
    downloadRecordPdf: build.mutation<string, { code: string; language: Language }>({
      query: ({ code, language }) => ({
        url: new URL(inLanguage(paths.recordPdf(code), language), window.location.href).href,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
    }),

    renewRecordCode: build.mutation<OwnRecord, void>({
      query: () => ({ url: '/users/me/record/code', method: 'POST' }),
      invalidatesTags: (_record, error) => changedTags(error, [idTag('Record', 'own')]),
    }),
  }),
});

/** The settings as the server will return them: picked lines first, in their order. */
function choose(record: OwnRecord, { enabled, indexable, showName, hiddenArchives, lines }: RecordPayload): OwnRecord {
  const sortIndex = (id: number) => (lines.includes(id) ? lines.indexOf(id) : lines.length);
  return {
    ...record,
    enabled,
    indexable,
    showName,
    archives: record.archives.map((archive) => ({ ...archive, shown: !hiddenArchives.includes(archive.id) })),
    lines: record.lines
      .map((line) => ({ ...line, picked: lines.includes(line.id) }))
      .sort((left, right) => sortIndex(left.id) - sortIndex(right.id)),
  };
}

export const {
  useDownloadRecordPdfMutation,
  useGetRecordQuery,
  useGetRecordPreviewQuery,
  useGetOwnRecordQuery,
  useSaveRecordMutation,
  useRenewRecordCodeMutation,
} = recordApi;
