import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, NavigationType, Outlet, useNavigationType } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { locationReached, selectIsMember, selectIsResuming, selectMustChangePassword } from '@/shared/session';
import { FAILED_RETURN } from '@/shared/social';
import { PageLoading } from '../layout/PageLoading';
import { useReturnTo } from './useReturnTo';

/** Visitors only. A member is redirected to the return URL, else home (D2). */
export function RequireVisitor() {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const { hash } = useAppLocation();

  if (isResuming) return <PageLoading />;
  // Without its cookie the server cannot tell a link from a login, and redirects here.
  if (isMember && hash === FAILED_RETURN) return <Navigate to={{ pathname: paths.account, hash }} replace />;
  return isMember ? <RedirectBack /> : <Outlet />;
}

/**
 * The same for the signup, but only when it opens: its last step is shown to the new member, and a visitor who logs in
 * there stays. The page itself redirects members who go back from its last step.
 */
export function RequireVisitorAtOpening() {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const [isVisitor, setVisitor] = useState(false);

  if (isVisitor) return <Outlet />;
  if (isResuming) return <PageLoading />;
  if (isMember) return <RedirectBack />;
  setVisitor(true);
  return <Outlet />;
}

function RedirectBack() {
  const returnTo = useReturnTo();
  // Stored, because the state is reset while the navigation is in progress.
  const [location] = useState(returnTo);
  const mustChangePassword = useSelector(selectMustChangePassword);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(locationReached());
  }, [dispatch]);

  // Somebody who goes back has closed the dialog that the location opened.
  const isBack = useNavigationType() === NavigationType.Pop;
  // This login has used up the temporary password (D20).
  if (mustChangePassword) return <Navigate to={paths.account} replace state={{ returnTo: location }} />;
  return <Navigate to={location} replace state={isBack ? null : location.state} />;
}
