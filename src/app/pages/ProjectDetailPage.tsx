import { useParams } from 'react-router-dom';
import { MESSAGES } from '@contract/messages';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { type ProjectDetail } from '@contract/project';
import { HiddenBanner } from '@/entities/post';
import { CaseLink } from '@/features/admin';
import { APPLY_DIALOG, ApplyButton, ApplyDialog, MineDialog } from '@/features/application';
import { CommentSection } from '@/features/comments';
import { ProjectArticle, ProjectArticleSkeleton, ProjectTop, useProject } from '@/features/project';
import { ReportLink } from '@/features/report';
import { paths, useBackToList, useDialogLocation } from '@/shared/routes';
import { useNoticesRead } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { BackLink } from '@/shared/ui/BackLink';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';
import { commentMenu } from './commentMenu';

/** One recruitment post. */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  const { dialog } = useDialogLocation();
  const post = useProject(id, dialog !== APPLY_DIALOG);
  useDocumentTitle(post.isGone ? MESSAGES.postGone : (post.project?.title ?? PAGE_TEXTS.projectList.title));

  return <PageBody>{post.isGone ? <PageNotFound title={MESSAGES.postGone} /> : <ProjectContent {...post} />}</PageBody>;
}

type ProjectContentProps = Omit<ReturnType<typeof useProject>, 'isGone'>;

function ProjectContent({ project, isDeleted, isFailed, skeletonStays, refetch }: ProjectContentProps) {
  const list = useBackToList(paths.projectList);

  return (
    <>
      <ProjectTop back={<BackLink to={list}>프로젝트 목록</BackLink>} project={project} />
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isFailed && !project && <ProjectArticleSkeleton waiting={!skeletonStays} />}
      {project?.hidden && (
        <HiddenBanner
          hidden={project.hidden}
          title={project.title}
          path={paths.projectDetail(project.id)}
          editTo={paths.projectEdit(project.id)}
        />
      )}
      {project && <Post project={project} isDeleted={isDeleted} />}
    </>
  );
}

function Post({ project, isDeleted }: { project: ProjectDetail; isDeleted: boolean }) {
  useNoticesRead(project.mine && project.id, 'post');
  return (
    <ProjectArticle
      project={project}
      reportLink={
        <>
          <ReportLink targetType="project" targetId={project.id} />
          <CaseLink targetType="project" targetId={project.id} />
        </>
      }
      apply={(parts) => <ApplyButton project={project} {...parts} />}
      below={
        <>
          <CommentSection
            key={project.id}
            post={{ kind: 'project', id: project.id }}
            writerId={project.writerId}
            comments={project.comments}
            isHidden={project.hidden !== null}
            isDeleted={isDeleted}
            menu={commentMenu}
          />
          <ApplyDialog project={project} />
          <MineDialog project={project} />
        </>
      }
    />
  );
}
