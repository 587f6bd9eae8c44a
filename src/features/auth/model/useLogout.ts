import { useDispatch, useSelector } from 'react-redux';
import { errorMessage, useLogoutMutation } from '@/shared/api';
import { confirm, toast } from '@/shared/toast';
import { loggedOut, recordSessionEnd, selectAccessToken } from '@/shared/session';

/** Logs out once confirmed. Without the server's word the session would go on in the next tab, so it stays here too. */
export function useLogout() {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const accessToken = useSelector(selectAccessToken);

  return async function logOut() {
    if (!(await confirm({ title: '로그아웃할까요?' }))) return;

    recordSessionEnd(accessToken, 'logout');
    const { error } = await logout();
    if (!error) {
      dispatch(loggedOut());
      return;
    }
    recordSessionEnd(null, 'logout');
    toast(errorMessage(error), { tone: 'error' });
  };
}
