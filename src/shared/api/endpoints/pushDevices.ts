import { type PushDevice, type PushDevicePayload } from '@contract/notifications';
import { api } from '../api';
import { errorStatus } from '../errorMessage';
import { notificationsApi } from './notifications';

export const pushDevicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a browser a device that gets pushes (D175). */
    addPushDevice: build.mutation<PushDevice, PushDevicePayload>({
      query: (body) => ({ url: '/users/me/push-devices', method: 'POST', body }),
      async onQueryStarted(_payload, { dispatch, queryFulfilled }) {
        const { data: added } = await queryFulfilled.catch(() => ({ data: null }));
        if (!added) return;
        dispatch(
          notificationsApi.util.updateQueryData('getNotificationSettings', undefined, (settings) => {
            settings.devices = [added, ...settings.devices.filter(({ id }) => id !== added.id)];
          }),
        );
      },
    }),

    /** Sends the subscription of a device again. */
    renewPushDevice: build.mutation<PushDevice, PushDevicePayload & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/users/me/push-devices/${id}`, method: 'PUT', body }),
    }),

    /** Ends a device; one that has ended already counts as ended. */
    removePushDevice: build.mutation<null, number>({
      query: (id) => ({ url: `/users/me/push-devices/${id}`, method: 'DELETE' }),
      async onQueryStarted(removed, { dispatch, queryFulfilled }) {
        const isGone = await queryFulfilled
          .then(() => true)
          .catch(({ error }: { error: unknown }) => errorStatus(error) === 404);
        if (!isGone) return;
        dispatch(
          notificationsApi.util.updateQueryData('getNotificationSettings', undefined, (settings) => {
            settings.devices = settings.devices.filter(({ id }) => id !== removed);
          }),
        );
      },
    }),
  }),
});

export const { useRemovePushDeviceMutation } = pushDevicesApi;
