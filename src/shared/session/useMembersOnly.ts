import { useDispatch, useSelector } from 'react-redux';
import { loginRequired, selectIsMember, selectIsResuming } from './sessionSlice';

/** Runs what only members may do; whoever is a visitor is led to the login instead, with the way back (D2). */
export function useMembersOnly() {
  const dispatch = useDispatch();
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);

  return (errand: () => void) => {
    // While nobody knows yet, the call waits for the session, and the server has the last word.
    if (isMember || isResuming) errand();
    else dispatch(loginRequired());
  };
}
