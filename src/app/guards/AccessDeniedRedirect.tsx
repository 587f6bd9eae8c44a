import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '@/shared/toast';

interface AccessDeniedRedirectProps {
  message: string;
  /** The target of the redirect. */
  to: string;
}

/** Shows why a page is not for this member, and redirects. */
export function AccessDeniedRedirect({ message, to }: AccessDeniedRedirectProps) {
  useEffect(() => {
    toast(message, { tone: 'error' });
  }, [message]);

  return <Navigate to={to} replace />;
}
