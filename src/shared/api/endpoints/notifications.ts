import {
  type MailSwitches,
  type NotificationSettings,
  type ResubscriptionPayload,
  type Unsubscription,
} from '@contract/notifications';
import { api } from '../api';
import { idTag, listTag } from '../tags';

/** Switches of one channel. */
interface SwitchedGroups {
  channel: 'mail' | 'push';
  groups: Partial<MailSwitches>;
}

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which notices the member gets by mail (D171); the state of the e-mail changes with the bell. */
    getNotificationSettings: build.query<NotificationSettings, void>({
      query: () => '/users/me/notifications',
      providesTags: [listTag('Alarm'), idTag('Account', 'own')],
      keepUnusedDataFor: 0,
    }),

    /** Optimistic update with rollback. */
    switchNotifications: build.mutation<NotificationSettings, SwitchedGroups>({
      query: ({ channel, groups }) => ({
        url: '/users/me/notifications',
        method: 'PATCH',
        body: { [channel]: groups },
      }),
      async onQueryStarted({ channel, groups }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('getNotificationSettings', undefined, (settings) => {
            Object.assign(settings[channel], groups);
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),

    /** Optimistic update with rollback. The agreement ends with its last use. */
    switchDigest: build.mutation<NotificationSettings, { digest: boolean; agreed?: true }>({
      query: (body) => ({ url: '/users/me/notifications', method: 'PATCH', body }),
      async onQueryStarted({ digest }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('getNotificationSettings', undefined, (settings) => {
            settings.digest = digest;
          }),
        );
        try {
          const { data } = await queryFulfilled;
          void dispatch(notificationsApi.util.upsertQueryData('getNotificationSettings', undefined, data));
        } catch {
          patch.undo();
        }
      },
    }),

    /** What the link of a mail is about; reading changes nothing (D173). */
    getUnsubscription: build.query<Unsubscription, string>({
      query: (token) => ({ url: '/unsubscribe', params: { token } }),
      keepUnusedDataFor: 0,
    }),

    /** Switches a list by the link of a mail, without a session. */
    switchList: build.mutation<Unsubscription, ResubscriptionPayload>({
      query: (body) => ({ url: '/unsubscribe', method: 'PUT', body }),
      async onQueryStarted({ token, list, on }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('getUnsubscription', token, ({ lists }) => {
            lists[list] = on;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const {
  useGetNotificationSettingsQuery,
  useGetUnsubscriptionQuery,
  useSwitchDigestMutation,
  useSwitchListMutation,
  useSwitchNotificationsMutation,
} = notificationsApi;
