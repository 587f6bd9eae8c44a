import { Navigate, useParams } from 'react-router-dom';
import { paths, usePlace } from '@/shared/routes';

/** The other address of an archive, which portfolio cards of old name, leads to its page (D5). */
export function ArchiveDetailAlias() {
  const { id = '' } = useParams();
  const { search, hash, state } = usePlace();

  return <Navigate to={{ pathname: paths.archiveDetail(id), search, hash }} state={state} replace />;
}
