import { useDispatch, useSelector } from 'react-redux';
import { errorMessage, useLogoutMutation, usePushDevice } from '@/shared/api';
import { confirm, toast } from '@/shared/toast';
import { endedElsewhere, loggedOut, notifyOtherTabs, recordSessionEnd, selectAccessToken } from '@/shared/session';

/** Logs out after a confirmation. If the request fails, the session stays, since it would in other tabs. */
export function useLogout() {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const accessToken = useSelector(selectAccessToken);
  const withDevice = usePushDevice();

  return async function logOut() {
    if (!(await confirm({ title: '로그아웃할까요?' }))) return;

    recordSessionEnd(accessToken, 'logout');
    // While the session may still do it: pushes of this member would show to whoever uses the browser next.
    await withDevice('endPush');
    const { error } = await logout();
    if (!error) {
      // The other tabs would find it out by a refused request.
      notifyOtherTabs(endedElsewhere('logout'));
      dispatch(loggedOut());
      return;
    }
    recordSessionEnd(null, 'logout');
    toast(errorMessage(error), { tone: 'error' });
  };
}
