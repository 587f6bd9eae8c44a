import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useIsNavigating } from '@/shared/routes';
import { toast } from '@/shared/toast';
import { PageLoading } from '../layout/PageLoading';

interface AccessDeniedRedirectProps {
  message: string;
  /** The target of the redirect. */
  to: string;
}

/** Shows why a page is not for this member, and redirects, unless the page itself is navigating away (MEND-81). */
export function AccessDeniedRedirect(props: AccessDeniedRedirectProps) {
  return useIsNavigating() ? <PageLoading /> : <Redirect {...props} />;
}

function Redirect({ message, to }: AccessDeniedRedirectProps) {
  useEffect(() => {
    toast(message, { tone: 'error' });
  }, [message]);

  return <Navigate to={to} replace />;
}
