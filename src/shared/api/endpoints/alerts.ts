import { type SavedSearch, type SavedSearchPayload, type SearchChangePayload } from '@contract/savedSearch';
import { api } from '../api';
import { afterSuccess, idTag, listTag } from '../tags';

/** The agreement to advertising changes with the searches that use it. */
const SETTINGS = idTag('Account', 'own');

const alertsApi = api.enhanceEndpoints({ addTagTypes: ['Alert'] }).injectEndpoints({
  endpoints: (build) => ({
    /** 내 알림 조건 (D176). */
    getAlerts: build.query<SavedSearch[], void>({
      query: () => '/users/me/alerts',
      providesTags: [listTag('Alert')],
    }),

    saveSearch: build.mutation<SavedSearch, SavedSearchPayload>({
      query: (body) => ({ url: '/users/me/alerts', method: 'POST', body }),
      invalidatesTags: afterSuccess(() => [listTag('Alert'), SETTINGS]),
    }),

    /** Optimistic update with rollback. */
    changeAlert: build.mutation<SavedSearch, SearchChangePayload & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/users/me/alerts/${id}`, method: 'PATCH', body }),
      async onQueryStarted({ id, mail, push }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          alertsApi.util.updateQueryData('getAlerts', undefined, (alerts) => {
            const alert = alerts.find((one) => one.id === id);
            if (alert) Object.assign(alert, mail && { mail }, push !== undefined && { push });
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: afterSuccess(() => [SETTINGS]),
    }),

    deleteAlert: build.mutation<unknown, number>({
      query: (id) => ({ url: `/users/me/alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: afterSuccess(() => [listTag('Alert'), SETTINGS, listTag('Notice'), listTag('Alarm')]),
    }),
  }),
});

export const { useChangeAlertMutation, useDeleteAlertMutation, useGetAlertsQuery, useSaveSearchMutation } = alertsApi;
