import { type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths, usePlace } from '@/shared/routes';

/**
 * Leads from the other address of an archive, as old portfolio cards name it, to its page (D5), which is shown already:
 * the server wrote it there, and it is to stay in sight.
 */
export function ArchiveDetailAlias({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  const { search, hash, state } = usePlace();

  return (
    <>
      {children}
      <Navigate to={{ pathname: paths.archiveDetail(id), search, hash }} state={state} replace />
    </>
  );
}
