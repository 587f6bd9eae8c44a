import { Navigate, useParams } from 'react-router-dom';
import { paths, useAppLocation } from '@/shared/routes';

/**
 * Redirects from the other address of an archive, which old portfolio cards use, to its page (D5), as the server does.
 */
export function ArchiveDetailAlias() {
  const { id = '' } = useParams();
  const { search, hash, state } = useAppLocation();

  return <Navigate to={{ pathname: paths.archiveDetail(id), search, hash }} state={state} replace />;
}
