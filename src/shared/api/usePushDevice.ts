import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { readStoredDevice } from '../push';
import { selectMemberId } from '../session';
import { type CacheState } from './postQueries';
import { type DeviceOwner } from './pushDeviceActs';

type Act = 'keepPush' | 'registerPushAgain' | 'endPush' | 'forgetPush';

/**
 * Runs an act about this browser's device. Its script is loaded only where the browser gets pushes; a failure is left to
 * the next start.
 */
export function usePushDevice() {
  const owner = usePushOwner();
  return async (act: Act): Promise<void> => {
    if (!readStoredDevice()) return;
    await loadDeviceActs()
      .then((acts) => acts[act](owner))
      .catch(() => undefined);
  };
}

/** Who is logged in. */
export function usePushOwner(): DeviceOwner {
  const dispatch = useDispatch<ThunkDispatch<CacheState, unknown, UnknownAction>>();
  return { dispatch, memberId: useSelector(selectMemberId) };
}

/** The acts have a script of their own. */
export const loadDeviceActs = () => import(/* webpackChunkName: "push" */ './pushDeviceActs');
