import { type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { isId } from '@contract/id';
import { OwnContributions } from '@/features/contribution';
import { EvaluationDone, TeamEvaluation } from '@/features/evaluation';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';

const OUTSIDER = <AccessDeniedRedirect message={EVALUATION_MESSAGES.noAccess} to={paths.home} />;

/** The form of the evaluations of a team. */
export const TeamEvaluationPage = () => <EvaluationPage title="팀원 평가" content={TeamEvaluation} />;

/** The team's progress after the own evaluations are submitted. */
export const EvaluationDonePage = () => <EvaluationPage title="팀원 평가 현황" content={Done} />;

const Done = (props: ContentProps) => (
  <EvaluationDone {...props} ownLines={(archive) => <OwnContributions archive={archive} />} />
);

interface ContentProps {
  archiveId: number;
  outsider: ReactNode;
}

interface EvaluationPageProps {
  title: string;
  content: ComponentType<ContentProps>;
}

function EvaluationPage({ title, content: Content }: EvaluationPageProps) {
  const { archiveId = '' } = useParams();
  useDocumentTitle(title);

  return (
    <PageBody>
      {isId(archiveId) ? (
        <Content key={archiveId} archiveId={Number(archiveId)} outsider={OUTSIDER} />
      ) : (
        <PageNotFound />
      )}
    </PageBody>
  );
}
