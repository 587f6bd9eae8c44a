import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';
import { paths, useAppLocation } from '@/shared/routes';
import { selectIsLeaving, selectIsMember, selectIsResuming } from '@/shared/session';
import { PageLoading } from '../layout/PageLoading';

interface RequireMemberProps {
  /** Content for members; the outlet of nested routes by default. */
  children?: ReactNode;
}

/** Members only: a visitor is redirected to the login, with a return URL (D2). */
export function RequireMember({ children = <Outlet /> }: RequireMemberProps) {
  const isMember = useSelector(selectIsMember);
  const isResuming = useSelector(selectIsResuming);
  const isLeaving = useSelector(selectIsLeaving);

  if (isMember) return children;
  if (isResuming) return <PageLoading />;
  // The session has just ended: the app is navigating home with a message.
  return isLeaving ? null : <ToLogin />;
}

function ToLogin() {
  const { pathname, search, hash, state } = useAppLocation();

  useEffect(() => {
    toast(MESSAGES.loginRequired, { tone: 'error' });
  }, []);

  return <Navigate to={paths.login} replace state={{ returnTo: { pathname, search, hash, state } }} />;
}
