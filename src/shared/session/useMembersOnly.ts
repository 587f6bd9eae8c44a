import { useDispatch, useSelector } from 'react-redux';
import { loginRequired, selectIsMember, selectIsResuming } from './sessionSlice';

/** Runs an action for members only; visitors are led to the login, with a return URL (D2). */
export function useMembersOnly() {
  const dispatch = useDispatch();
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);

  return (errand: () => void) => {
    // While the session is being resumed, the request waits for it, and the server decides.
    if (isMember || isResuming) errand();
    else dispatch(loginRequired());
  };
}
