import { Navigate, Route, Routes } from 'react-router-dom';
import { Announcements, Desk, Log, Members, Numbers, Queue, useDeskAccess } from '@/features/admin';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';
import { PageLoading } from '../layout/PageLoading';
import { AdminPostPage } from './AdminPostPage';
import { NotFoundPage } from './NotFoundPage';

/** The operator's desk; a 404 for everybody else (D130). */
export function AdminPage() {
  const { access, retry } = useDeskAccess();

  if (access === 'nobody') return <NotFoundPage />;
  if (access === 'asking') return <PageLoading />;
  if (access === 'failed') {
    return (
      <PageBody>
        <FailedBlock onRetry={retry} />
      </PageBody>
    );
  }
  return (
    <Routes>
      <Route index element={<Navigate to={`${paths.admin}/reports`} replace />} />
      <Route path="reports/:target?/:id?" element={<Section of={Queue} />} />
      <Route path="posts/:kind/:id" element={<AdminPostPage />} />
      <Route path="members/:id?" element={<Section of={Members} />} />
      <Route path="announcements/:id?" element={<Section of={Announcements} />} />
      <Route path="numbers" element={<Section of={Numbers} />} />
      <Route path="log" element={<Section of={Log} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Section({ of: Part }: { of: () => React.ReactNode }) {
  return (
    <PageBody>
      <Desk>
        <Part />
      </Desk>
    </PageBody>
  );
}
