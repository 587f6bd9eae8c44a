import { useParams } from 'react-router-dom';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { TeamEvaluation } from '@/features/evaluation';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { isPostId, paths } from '@/shared/routes';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';

const OUTSIDER = <AccessDeniedRedirect message={EVALUATION_MESSAGES.noAccess} to={paths.home} />;

/** The form of the evaluations of a team. */
export function TeamEvaluationPage() {
  const { archiveId = '' } = useParams();
  useDocumentTitle('팀원 평가');

  return (
    <PageBody>
      {isPostId(archiveId) ? (
        <TeamEvaluation key={archiveId} archiveId={Number(archiveId)} outsider={OUTSIDER} />
      ) : (
        <PageNotFound />
      )}
    </PageBody>
  );
}
