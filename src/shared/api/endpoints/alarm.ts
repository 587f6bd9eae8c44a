import { type Alarms, type InvitationAnswerPayload, type ProjectInvite } from '@contract/alarm';
import { loadAgain } from '@/shared/lib/loadAgain';
import { api } from '../api';
import { isRemovingArchive } from '../archiveRemoval';
import { currentNickname, currentToken } from '../session';
import { errorStatus, isNotFound } from '../errorMessage';
import { idTag, listTag, type Tag } from '../tags';
import { throttleArchives } from '../throttleArchives';

/** Which invitation, and to which post. */
export type InvitationRef = Pick<ProjectInvite, 'projectInvitedMemberId' | 'projectId'>;

/** An acceptance; without a role the server chooses one (D108). */
export interface InvitationAcceptance extends InvitationRef, InvitationAnswerPayload {}

type CacheState = Parameters<typeof alarmApi.util.selectCachedArgsForQuery>[0];

/**
 * What one `alarm` event may have changed: the bell, the own profile, which lists the same invitations, notices, and the
 * post, the applicants and the team that a page shows.
 */
const CHANGED_BY_ALARM = [listTag('Alarm'), idTag('Profile', 'own'), 'Notice', 'Application', 'Team'] as const;

const FULL_OR_CLOSED = 409;
/** Long enough for the stream to open after a page load, in milliseconds. */
const FRESH_FOR = 5_000;

/**
 * The alarms and the own profile lose the invitation, and the post may have a new member; also if the invitation no
 * longer exists.
 */
function answered(error: unknown, { projectId }: InvitationRef): Tag[] {
  const post = idTag('Project', projectId);
  if (errorStatus(error) === FULL_OR_CLOSED) return [post];
  if (error && !isNotFound(error)) return [];
  return [listTag('Alarm'), idTag('Profile', 'own'), listTag('Team'), idTag('Team', projectId), post];
}

const alarmApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The alarms. While a component shows them, the event stream invalidates them (D57). */
    getAlarms: build.query<Alarms, void>({
      query: () => '/alarm/project-archive',
      providesTags: [listTag('Alarm')],
      keepUnusedDataFor: 0,
      async onQueryStarted(_nothing, { dispatch, getState, queryFulfilled }) {
        const before = invitationsIn(getState());
        const now = await queryFulfilled.then(({ data }) => data.inviteProjectOutputList).catch(() => before);
        // Most likely answered in another tab: the post has a new member.
        const gone = before.filter(({ projectInvitedMemberId: id }) => !now.some(isInvitation(id)));
        if (gone.length > 0)
          dispatch(api.util.invalidateTags(gone.map(({ projectId }) => idTag('Project', projectId))));
      },
      async onCacheEntryAdded(_nothing, { dispatch, getState, cacheDataLoaded, cacheEntryRemoved }) {
        // The stream's script is loaded with the first alarms. Until then they are refetched when the menu is opened.
        const script = loadAgain(() => import('../alarmStream'));
        // After the first load, which renews the token: the first connection need not load the list again (F24).
        await cacheDataLoaded.catch(() => null);
        const stream = await Promise.race([script, cacheEntryRemoved.then(() => null)]);
        const stop = stream?.subscribeToAlarms({
          nickname: currentNickname(getState()),
          currentToken: () => currentToken(getState()),
          renew: () =>
            dispatch(alarmApi.endpoints.getAlarms.initiate(undefined, { forceRefetch: true, subscribe: false })),
          isFresh: () => isFresh(alarmApi.endpoints.getAlarms.select()(getState()).fulfilledTimeStamp),
          onChange: () => dispatch(api.util.invalidateTags([...CHANGED_BY_ALARM])),
          onArchive: throttleArchives({
            invalidate: (tags) => dispatch(api.util.invalidateTags(tags)),
            isRemoving: (archiveId) => isRemovingArchive(getState().api.mutations, archiveId),
          }),
        });
        await cacheEntryRemoved;
        stop?.();
      },
    }),

    acceptInvitation: build.mutation<null, InvitationAcceptance>({
      query: ({ projectInvitedMemberId: id, role }) => ({
        url: `/alarm/invited-projects/${id}`,
        method: 'POST',
        body: role && { role },
        keepalive: true,
      }),
      async onQueryStarted(invitation, { dispatch, queryFulfilled }) {
        if (await isOver(queryFulfilled))
          dispatch(alarmApi.util.updateQueryData('getAlarms', undefined, without(invitation)));
      },
      invalidatesTags: (_nothing, error, invitation) => answered(error, invitation),
    }),

    declineInvitation: build.mutation<null, InvitationRef>({
      query: ({ projectInvitedMemberId: id }) => ({
        url: `/alarm/invited-projects/${id}`,
        method: 'DELETE',
        keepalive: true,
      }),
      async onQueryStarted(invitation, { dispatch, queryFulfilled }) {
        if (await isOver(queryFulfilled))
          dispatch(alarmApi.util.updateQueryData('getAlarms', undefined, without(invitation)));
      },
      invalidatesTags: (_nothing, error, invitation) => answered(error, invitation),
    }),
  }),
});

const isFresh = (loadedAt = 0) => Date.now() - loadedAt < FRESH_FOR;

const isInvitation = (id: number) => (invite: ProjectInvite) => invite.projectInvitedMemberId === id;

/** Whether the invitation is no longer pending: it was answered or deleted. */
const isOver = (request: Promise<unknown>) =>
  request.then(
    () => true,
    ({ error }: { error: unknown }) => isNotFound(error),
  );

const without =
  ({ projectInvitedMemberId: id }: InvitationRef) =>
  (alarms: Alarms) => {
    const { length } = alarms.inviteProjectOutputList;
    alarms.inviteProjectOutputList = alarms.inviteProjectOutputList.filter((invite) => !isInvitation(id)(invite));
    alarms.inviteProjectCount += alarms.inviteProjectOutputList.length - length;
  };

const invitationsIn = (state: CacheState) =>
  alarmApi.endpoints.getAlarms.select()(state).data?.inviteProjectOutputList ?? [];

export const { useGetAlarmsQuery, useAcceptInvitationMutation, useDeclineInvitationMutation } = alarmApi;
