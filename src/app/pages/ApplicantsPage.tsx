import { useParams } from 'react-router-dom';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { PROJECT_MESSAGES } from '@contract/project';
import { isId } from '@contract/id';
import { ApplicantsView } from '@/features/application';
import { useFirstContact } from '@/features/team';
import { useGetProjectQuery, useNoticesRead } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';

/** The applicants of an own post. */
export function ApplicantsPage() {
  const { id = '' } = useParams();
  useDocumentTitle('지원자');
  const { currentData: post } = useGetProjectQuery(Number(id), { skip: !isId(id) });
  useNoticesRead(post?.mine?.state === 'LEADER' ? post.id : undefined, 'applicants');
  const { askForContact, contactDialog } = useFirstContact(Number(id));

  if (!isId(id)) return <PageNotFound />;
  const postPath = paths.projectDetail(id);
  return (
    <PageBody>
      <BackLink to={postPath}>모집글로 돌아가기</BackLink>
      <ApplicantsView
        key={id}
        projectId={Number(id)}
        outsider={<AccessDeniedRedirect message={PROJECT_MESSAGES.editDenied} to={postPath} />}
        hidden={<AccessDeniedRedirect message={HIDDEN_MESSAGES.locked} to={postPath} />}
        onAccepted={askForContact}
      />
      {contactDialog}
    </PageBody>
  );
}
