import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths, usePlace } from '@/shared/routes';
import { selectMustChangePassword } from '@/shared/session';

/** Who came with a temporary password chooses a new one before anything else; then the way leads back here (D20). */
export function RequireOwnPassword() {
  const mustChangePassword = useSelector(selectMustChangePassword);
  const { pathname, search, hash, state } = usePlace();

  if (!mustChangePassword) return <Outlet />;
  return <Navigate to={paths.account} replace state={{ wayBack: { pathname, search, hash, state } }} />;
}
