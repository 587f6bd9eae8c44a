import { useParams } from 'react-router-dom';
import { TEAM_MESSAGES } from '@contract/team';
import { isId } from '@contract/id';
import { ClosingButton } from '@/features/project';
import { TeamView } from '@/features/team';
import { useGetTeamQuery, useNoticesRead } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';

/** The page of a team; readers outside it are redirected to its post (TEAM-1). */
export function TeamPage() {
  const { id = '' } = useParams();
  const { currentData: team } = useGetTeamQuery(Number(id), { skip: !isId(id) });
  useDocumentTitle(TEAM_MESSAGES.ours);
  useNoticesRead(team?.projectId, 'team');

  if (!isId(id)) return <PageNotFound />;
  const post = paths.projectDetail(id);
  // Only its leader can read a hidden post (D133).
  const hasPost = !team?.hidden || team.isLeader;
  return (
    <PageBody>
      {hasPost && <BackLink to={post}>모집글 보기</BackLink>}
      <TeamView
        key={id}
        projectId={Number(id)}
        outsider={<AccessDeniedRedirect message={TEAM_MESSAGES.teamOnly} to={post} />}
        reopenButton={
          <ClosingButton post={{ id: Number(id), closed: true, deadline: null }} variant="soft" size="small" />
        }
      />
    </PageBody>
  );
}
