import { useNavigate } from 'react-router-dom';
import { useAppLocation, type AppLocation } from '@/shared/routes';

/** Continues to the return URL, which only a session from a temporary password stores here (D20). */
export function useGoOn() {
  const navigate = useNavigate();
  const { returnTo } = (useAppLocation().state ?? {}) as { returnTo?: AppLocation };

  return () => {
    if (returnTo) void navigate(returnTo, { replace: true, state: returnTo.state });
  };
}
