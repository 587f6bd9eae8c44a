import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';
import { selectMustChangePassword } from '@/shared/session';

interface RequireOwnPasswordProps {
  /** Left out where the routes inside decide. */
  children?: ReactNode;
}

/**
 * Who came with a temporary password chooses a new one before anything else; then the way leads back here (D20). The server
 * refuses everything else, so no such page is shown.
 */
export function RequireOwnPassword({ children = <Outlet /> }: RequireOwnPasswordProps) {
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { pathname, search, hash, state } = useAppLocation();

  if (!mustChangePassword) return children;
  return <Navigate to={paths.account} replace state={{ wayBack: { pathname, search, hash, state } }} />;
}
