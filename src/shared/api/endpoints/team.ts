import {
  type CheckIn,
  type CheckInPayload,
  type LeadPayload,
  type LeavePayload,
  type RemovePayload,
  type Team,
  type TeamItem,
  type TeamPayload,
} from '@contract/team';
import { api } from '../api';
import { errorStatus } from '../errorMessage';
import { idTag, listTag, type Tag } from '../tags';
import { tagsIfOutdated } from '../tagsIfOutdated';
import { type ProjectId } from './project';

/** The text is sent with the reason OTHER only. */
export type Leaving = Omit<LeavePayload, 'note'> & { note?: string };

type TeamCall<Payload> = Payload & { projectId: ProjectId };

/** The team, its rows in other lists, and its post. */
const teamTags = (projectId: ProjectId): Tag[] => [
  idTag('Team', projectId),
  listTag('Team'),
  idTag('Project', projectId),
  listTag('Project'),
  idTag('Application', projectId),
];

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The own teams. */
    getTeams: build.query<TeamItem[], void>({
      query: () => '/teams',
      providesTags: [listTag('Team')],
    }),

    getTeam: build.query<Team, ProjectId>({
      query: (id) => `/projects/${id}/team`,
      providesTags: (_team, _error, id) => [idTag('Team', id)],
      keepUnusedDataFor: 0,
    }),

    updateTeam: build.mutation<Team, TeamCall<TeamPayload>>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/team`, method: 'PATCH', body }),
      // The response is the team: what follows a change need not wait for the refetch.
      async onQueryStarted({ projectId }, { dispatch, queryFulfilled }) {
        const team = await queryFulfilled.then(({ data }) => data).catch(() => null);
        if (team) dispatch(teamApi.util.updateQueryData('getTeam', projectId, () => team));
      },
      invalidatesTags: (_team, error, { projectId }) => tagsIfOutdated(error, teamTags(projectId)),
    }),

    checkIn: build.mutation<CheckIn, TeamCall<CheckInPayload>>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/team/check-in`, method: 'PUT', body }),
      invalidatesTags: (_checkIn, error, { projectId }) =>
        tagsIfOutdated(error, [idTag('Team', projectId), listTag('Team')]),
    }),

    /** Ends the welcome of the caller, who has opened the contact link (D198); also while the page is left. */
    endWelcome: build.mutation<null, ProjectId>({
      query: (projectId) => ({ url: `/projects/${projectId}/team/welcomed`, method: 'PUT', keepalive: true }),
      invalidatesTags: (_nothing, error, projectId) => (error ? [] : [idTag('Team', projectId)]),
    }),

    /**
     * The team stays cached until its page is left: a refetch would be refused. A 403 means that the member is out already,
     * perhaps by a request whose response was lost.
     */
    leaveTeam: build.mutation<null, TeamCall<Leaving>>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/team/leave`, method: 'POST', body }),
      invalidatesTags: (_nothing, error, { projectId }) =>
        error && errorStatus(error) !== 403
          ? tagsIfOutdated(error, [idTag('Team', projectId)])
          : [listTag('Team'), idTag('Project', projectId), listTag('Project')],
    }),

    removeFromTeam: build.mutation<Team, TeamCall<RemovePayload>>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/team/remove`, method: 'POST', body }),
      invalidatesTags: (_team, error, { projectId }) => tagsIfOutdated(error, teamTags(projectId)),
    }),

    handOverTeam: build.mutation<Team, TeamCall<LeadPayload>>({
      query: ({ projectId, ...body }) => ({ url: `/projects/${projectId}/team/lead`, method: 'POST', body }),
      // The post and its applicants depend on the leader; the own profile lists own posts.
      invalidatesTags: (_team, error, { projectId }) =>
        tagsIfOutdated(error, [...teamTags(projectId), idTag('Profile', 'own')]),
    }),
  }),
});

export const {
  useGetTeamsQuery,
  useGetTeamQuery,
  useLazyGetTeamQuery,
  useUpdateTeamMutation,
  useCheckInMutation,
  useEndWelcomeMutation,
  useLeaveTeamMutation,
  useRemoveFromTeamMutation,
  useHandOverTeamMutation,
} = teamApi;
