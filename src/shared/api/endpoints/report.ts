import { type ReportPayload, type ReportSubject, type ReportTarget } from '@contract/report';
import { api } from '../api';
import { keyHeader, type Keyed } from '../useSendOnce';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never cached: whether the member has already reported the target must be current. */
    getReportTarget: build.query<ReportTarget, ReportSubject>({
      query: ({ targetType, targetId }) => `/report/target/${targetType}/${targetId}`,
      keepUnusedDataFor: 0,
    }),

    createReport: build.mutation<null, Keyed<ReportPayload>>({
      query: ({ key, ...body }) => ({ url: '/report/submit', method: 'POST', headers: keyHeader(key), body }),
    }),
  }),
});

export const { useGetReportTargetQuery, useCreateReportMutation } = reportApi;
