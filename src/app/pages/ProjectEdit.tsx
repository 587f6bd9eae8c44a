import { MESSAGES } from '@contract/messages';
import { PROJECT_MESSAGES } from '@contract/project';
import { ProjectEditor, useEditedProject } from '@/features/project';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { EditorSkeleton } from '@/shared/ui/EditorSkeleton';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import * as S from './EditorPage.styles';

interface ProjectEditProps {
  /** The parameter of the path, which may be no valid id. */
  id: string;
}

/** The form of an existing post; everybody but the writer is redirected (PFORM-32). */
export function ProjectEdit({ id }: ProjectEditProps) {
  const { isGone, isDenied, ...edit } = useEditedProject(id);
  useDocumentTitle(isGone ? MESSAGES.postGone : '모집글 수정');

  if (isGone) return <PageNotFound title={MESSAGES.postGone} />;
  if (isDenied) return <AccessDeniedRedirect message={PROJECT_MESSAGES.editDenied} to={paths.projectList} />;
  return <ProjectEditContent id={id} {...edit} />;
}

type ProjectEditContentProps = ProjectEditProps & Omit<ReturnType<typeof useEditedProject>, 'isGone' | 'isDenied'>;

function ProjectEditContent({ id, project, isFailed, skeletonStays, refetch }: ProjectEditContentProps) {
  return (
    <>
      <BackLink to={paths.projectDetail(id)}>모집글로 돌아가기</BackLink>
      <S.Head>
        <S.Title>모집글을 고쳐 볼까요?</S.Title>
        <S.Lead>바꿀 내용만 고치면 돼요. 쓰던 내용은 자동으로 남아 있어요.</S.Lead>
      </S.Head>
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isFailed && !project && <EditorSkeleton waiting={!skeletonStays} />}
      {project && <ProjectEditor project={project} />}
    </>
  );
}
