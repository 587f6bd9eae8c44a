import { useParams } from 'react-router-dom';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { EvaluationDone } from '@/features/evaluation';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { isPostId, paths } from '@/shared/routes';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';

const OUTSIDER = <AccessDeniedRedirect message={EVALUATION_MESSAGES.noAccess} to={paths.home} />;

/** The team's progress after the own evaluations are submitted. */
export function EvaluationDonePage() {
  const { archiveId = '' } = useParams();
  useDocumentTitle('팀원 평가 현황');

  return (
    <PageBody>
      {isPostId(archiveId) ? (
        <EvaluationDone key={archiveId} archiveId={Number(archiveId)} outsider={OUTSIDER} />
      ) : (
        <PageNotFound />
      )}
    </PageBody>
  );
}
