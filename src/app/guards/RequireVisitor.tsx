import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { locationReached, selectIsMember, selectIsResuming, selectMustChangePassword } from '@/shared/session';
import { PageLoading } from '../layout/PageLoading';
import { useReturnTo } from './useReturnTo';

/** Visitors only. Whoever logs in here, or comes as a member, goes where they were headed, else home (D2). */
export function RequireVisitor() {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);

  if (isResuming) return <PageLoading />;
  return isMember ? <ToWayBack /> : <Outlet />;
}

/** The same for signing up, whose last step is a member's already: who came as a visitor stays. */
export function RequireVisitorAtOpening() {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const [isVisitor, setVisitor] = useState(false);

  if (isVisitor) return <Outlet />;
  if (isResuming) return <PageLoading />;
  if (isMember) return <ToWayBack />;
  setVisitor(true);
  return <Outlet />;
}

function ToWayBack() {
  const wayBack = useReturnTo();
  // Kept, because it is forgotten while the member is still on the way.
  const [location] = useState(wayBack);
  const mustChangePassword = useSelector(selectMustChangePassword);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(locationReached());
  }, [dispatch]);

  // A temporary password has done its work with this login (D20).
  if (mustChangePassword) return <Navigate to={paths.account} replace state={{ wayBack: location }} />;
  return <Navigate to={location} replace state={location.state} />;
}
