import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

const isFirstPage = () => ((window.history.state ?? {}) as { idx?: number }).idx === 0;

/** Navigates back, or home in a tab without history. */
export function useGoBack() {
  const navigate = useNavigate();
  return () => void (isFirstPage() ? navigate(paths.home, { replace: true }) : navigate(-1));
}
