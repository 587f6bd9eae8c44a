import { type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '@contract/id';
import { MESSAGES } from '@contract/messages';
import { PostTop } from '@/entities/post';
import { RestrictedBar } from '@/features/admin';
import { ArchiveArticle, ArchiveArticleSkeleton } from '@/features/archive';
import { CommentSection } from '@/features/comments';
import { ProjectArticle, ProjectArticleSkeleton } from '@/features/project';
import { isNotFound, useGetArchiveForOperatorQuery, useGetProjectForOperatorQuery } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

/** A hidden or pending page as an operator reads it from its case: without actions (D193). */
export function AdminPostPage() {
  const { kind, id = '' } = useParams();
  if (!isId(id) || (kind !== 'project' && kind !== 'archive')) return <PageNotFound title={MESSAGES.postGone} />;
  return <PageBody>{kind === 'project' ? <Project id={Number(id)} /> : <Archive id={Number(id)} />}</PageBody>;
}

const noMenu = () => null;

function Project({ id }: { id: number }) {
  const { currentData: project, error, refetch } = useGetProjectForOperatorQuery(id);
  useDocumentTitle(`${project?.title ?? '모집글'} · 운영`);
  if (!project) return <Missing error={error} skeleton={<ProjectArticleSkeleton waiting />} onRetry={refetch} />;

  return (
    <>
      <RestrictedBar hidden={project.hidden} isPending={false} />
      <PostTop back={<BackLink to={paths.projectList}>프로젝트 목록</BackLink>} />
      <ProjectArticle
        project={project}
        below={
          <CommentSection
            post={{ kind: 'project', id }}
            writerId={project.writerId}
            comments={project.comments}
            isHidden={project.hidden !== null}
            isReadOnly
            isDeleted={false}
            menu={noMenu}
          />
        }
      />
    </>
  );
}

function Archive({ id }: { id: number }) {
  const { currentData: archive, error, refetch } = useGetArchiveForOperatorQuery(id);
  useDocumentTitle(`${archive?.title ?? '아카이브'} · 운영`);
  if (!archive) return <Missing error={error} skeleton={<ArchiveArticleSkeleton waiting />} onRetry={refetch} />;

  return (
    <>
      <RestrictedBar hidden={archive.hidden} isPending={!archive.published} />
      <PostTop back={<BackLink to={paths.archiveList}>아카이브 목록</BackLink>} />
      <ArchiveArticle archive={archive} credential={null} isReadOnly>
        <CommentSection
          post={{ kind: 'archive', id }}
          writerId={archive.writerId}
          comments={archive.comments}
          isHidden={archive.hidden !== null}
          isReadOnly
          isDeleted={false}
          menu={noMenu}
        />
      </ArchiveArticle>
    </>
  );
}

interface MissingProps {
  error: unknown;
  skeleton: ReactNode;
  onRetry: () => unknown;
}

function Missing({ error, skeleton, onRetry }: MissingProps) {
  if (error === undefined) return skeleton;
  if (isNotFound(error)) return <PageNotFound title={MESSAGES.postGone} />;
  return <FailedBlock onRetry={() => void onRetry()} />;
}
