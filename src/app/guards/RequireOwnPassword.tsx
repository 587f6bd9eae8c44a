import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { selectMustChangePassword } from '@/shared/session';

interface RequireOwnPasswordProps {
  /** The outlet of nested routes by default. */
  children?: ReactNode;
}

/**
 * A member with a temporary password must replace it first; then the return URL leads back (D20). The server refuses
 * everything else, so no other page is shown.
 */
export function RequireOwnPassword({ children = <Outlet /> }: RequireOwnPasswordProps) {
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { pathname, search, hash, state } = useAppLocation();

  if (!mustChangePassword) return children;
  return <Navigate to={paths.account} replace state={{ returnTo: { pathname, search, hash, state } }} />;
}
