import {
  type EvaluatedMember,
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type Reminded,
} from '@contract/evaluation';
import { api } from '../api';
import { afterSuccess, idTag, listTag, type Tag } from '../tags';
import { type ArchiveId } from './archive';

interface Submission {
  archiveId: ArchiveId;
  payload: EvaluationsPayload;
}

/** Tags of an evaluation: the archive may be published now, and the alarms have one request less. */
const evaluated = (id: ArchiveId): Tag[] => [
  idTag('Archive', id),
  listTag('Archive'),
  idTag('Profile', 'own'),
  listTag('Alarm'),
];

const evaluationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The team without the caller. */
    getEvaluationTargets: build.query<EvaluatedMember[], ArchiveId>({
      query: (id) => `/archive/${id}/evaluations`,
      transformResponse: ([{ evaluated: members }]: EvaluationTargets) => members,
      providesTags: (_members, _error, id) => [idTag('Evaluation', id)],
    }),

    getEvaluationProgress: build.query<EvaluationProgress, ArchiveId>({
      query: (id) => `/archive/${id}/evaluations/status`,
      providesTags: (_progress, _error, id) => [idTag('Evaluation', id)],
    }),

    /** Does not refetch the team's status: the screen does a second later (D53). */
    submitEvaluations: build.mutation<null, Submission>({
      query: ({ archiveId, payload }) => ({
        url: `/archive/${archiveId}/evaluations`,
        method: 'POST',
        body: payload,
      }),
      invalidatesTags: afterSuccess(({ archiveId }) => evaluated(archiveId)),
    }),

    /** Publishes the archive with the evaluations given (D51). A refusal, too, means that the cached status is outdated. */
    publishArchive: build.mutation<null, ArchiveId>({
      query: (id) => ({ url: `/archive/${id}/publish`, method: 'POST' }),
      invalidatesTags: (_nothing, error, id) => [idTag('Evaluation', id), ...(error ? [] : evaluated(id))],
    }),

    /** Renews the alarm of those who have not evaluated (D51). */
    remindTeam: build.mutation<Reminded, ArchiveId>({
      query: (id) => ({ url: `/archive/${id}/remind`, method: 'POST' }),
      invalidatesTags: (_reminded, _error, id) => [idTag('Evaluation', id)],
    }),
  }),
});

export const {
  useGetEvaluationTargetsQuery,
  useGetEvaluationProgressQuery,
  useSubmitEvaluationsMutation,
  usePublishArchiveMutation,
  useRemindTeamMutation,
} = evaluationApi;
