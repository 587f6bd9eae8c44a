import { type ArchiveDetail } from '@contract/archive';
import {
  type Case,
  type CaseListQuery,
  type CasePage,
  type MeasurePayload,
  type NumberedCase,
  type TakenMeasure,
} from '@contract/operator';
import { type ProjectDetail } from '@contract/project';
import { type ReportTargetKind } from '@contract/report';
import { listTag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';
import { adminApi, AFTER_ACT, caseTag, sentPage, type CaseRef, type Unpaged } from './admin';

/** The cases, the measures that decide them, and the hidden posts that they show. */
const casesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getCases: build.query<CasePage, Unpaged<CaseListQuery>>({
      query: ({ page, ...filter }) => ({ url: '/admin/reports', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('Case')],
      keepUnusedDataFor: 0,
    }),

    /** The queue as it is now, beside the one on screen, asked for again with each new report (D195). */
    getCaseNews: build.query<CasePage, Unpaged<CaseListQuery> & { newestReport: number | null | undefined }>({
      query: ({ page, newestReport: _version, ...filter }) => ({
        url: '/admin/reports',
        params: { ...filter, page: sentPage(page) },
      }),
      keepUnusedDataFor: 0,
    }),

    /** Never cached: a measure names the version that the operator has seen. */
    getCase: build.query<Case, CaseRef>({
      query: ({ target, targetId }) => `/admin/reports/${target}/${targetId}`,
      providesTags: (_case, _error, ref) => [caseTag(ref)],
      keepUnusedDataFor: 0,
    }),

    /** The case with a 접수 번호 (D194). */
    findCase: build.query<NumberedCase, number>({
      query: (number) => `/admin/case-numbers/${number}`,
      keepUnusedDataFor: 0,
    }),

    takeMeasure: build.mutation<TakenMeasure, Keyed<MeasurePayload>>({
      query: ({ key, ...body }) => ({ url: '/admin/measures', method: 'POST', headers: keyHeader(key), body }),
      // A case of the same member shows the measure in its history. A refused measure was of an older version of its case.
      invalidatesTags: (_case, error, { target, targetId }) =>
        error
          ? [caseTag({ target: target.toLowerCase() as ReportTargetKind, targetId })]
          : [...AFTER_ACT, { type: 'Case' }],
    }),

    /** Takes an act back within its seconds (D190). */
    undoMeasure: build.mutation<Case, number>({
      query: (id) => ({ url: `/admin/measures/${id}/undo`, method: 'POST' }),
      invalidatesTags: [...AFTER_ACT, { type: 'Case' }],
    }),

    /** A post or an archive that operators alone can open, from its case (D193). Never cached. */
    getProjectForOperator: build.query<ProjectDetail, number>({
      query: (id) => `/admin/projects/${id}`,
      keepUnusedDataFor: 0,
    }),

    getArchiveForOperator: build.query<ArchiveDetail, number>({
      query: (id) => `/admin/archives/${id}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetArchiveForOperatorQuery,
  useGetCaseNewsQuery,
  useGetCaseQuery,
  useGetCasesQuery,
  useGetProjectForOperatorQuery,
  useLazyFindCaseQuery,
  useTakeMeasureMutation,
  useUndoMeasureMutation,
} = casesApi;
