import { type Contribution, type ContributionsPayload } from '@contract/archive';
import {
  type EvaluationTarget,
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type Reminded,
} from '@contract/evaluation';
import { api } from '../api';
import { afterSuccess, idTag, listTag, type Tag } from '../tags';
import { withConfirmedEmail } from '../withConfirmedEmail';
import { type ArchiveId } from './archive';

interface OwnLines {
  archiveId: ArchiveId;
  payload: ContributionsPayload;
}

interface Tick {
  archiveId: ArchiveId;
  lineId: number;
  ticked: boolean;
}

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
    getEvaluationTargets: build.query<EvaluationTarget[], ArchiveId>({
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
      queryFn: ({ archiveId, payload }, _api, _extra, call) =>
        withConfirmedEmail<null>(call, {
          url: `/archive/${archiveId}/evaluations`,
          method: 'POST',
          body: payload,
        }),
      invalidatesTags: afterSuccess(({ archiveId }) => evaluated(archiveId)),
    }),

    /** Replaces the own lines of a pending archive (D155). */
    replaceContributions: build.mutation<Contribution[], OwnLines>({
      query: ({ archiveId, payload }) => ({
        url: `/archive/${archiveId}/contributions`,
        method: 'PUT',
        body: payload,
      }),
      invalidatesTags: afterSuccess(({ archiveId }) => [idTag('Archive', archiveId)]),
    }),

    /** Confirms a teammate's line; shown before the server responds, and undone when it refuses. */
    tickContribution: build.mutation<{ ticked: boolean }, Tick>({
      queryFn: ({ archiveId, lineId, ticked }, _api, _extra, call) =>
        withConfirmedEmail<{ ticked: boolean }>(call, {
          url: `/archive/${archiveId}/contributions/${lineId}/tick`,
          method: 'PUT',
          body: { ticked },
        }),
      async onQueryStarted({ archiveId, lineId, ticked }, { dispatch, queryFulfilled }) {
        const show = (shown: boolean) =>
          dispatch(
            evaluationApi.util.updateQueryData('getEvaluationTargets', archiveId, (team) => {
              for (const { contributions } of team) {
                for (const line of contributions) if (line.id === lineId) line.ticked = shown;
              }
            }),
          );
        show(ticked);
        await queryFulfilled.catch(() => show(!ticked));
      },
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
  useReplaceContributionsMutation,
  useTickContributionMutation,
} = evaluationApi;
