import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useIsMounted } from '../lib/useIsMounted';

/**
 * `navigate` for code that continues after a request: it does nothing once the component is unmounted, because the member
 * has opened another page meanwhile.
 */
export function useMountedNavigate() {
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  return (to: string, options?: NavigateOptions): void => {
    if (isMounted()) void navigate(to, options);
  };
}
