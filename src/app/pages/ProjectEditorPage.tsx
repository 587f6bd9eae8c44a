import { useParams, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '@contract/messages';
import { PROJECT_MESSAGES } from '@contract/project';
import { ProjectEditor, useEditedProject } from '@/features/project';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { EditorSkeleton } from '@/shared/ui/EditorSkeleton';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';
import * as S from './EditorPage.styles';

/** The form of a new recruitment post, or of the one its address names (D5). */
export function ProjectEditorPage() {
  const { projectId } = useParams();
  const [search] = useSearchParams();
  const edited = projectId ?? search.get('projectId');

  return <PageBody>{edited === null ? <NewPost /> : <ProjectEdit key={edited} id={edited} />}</PageBody>;
}

function NewPost() {
  useDocumentTitle('모집글 쓰기');

  return (
    <>
      <BackLink to={paths.projectList}>프로젝트 목록</BackLink>
      <S.Head>
        <S.Title>어떤 팀원을 기다리나요?</S.Title>
        <S.Lead>필요한 것만 물어볼게요. 쓰던 내용은 자동으로 남아 있어요.</S.Lead>
      </S.Head>
      <ProjectEditor />
    </>
  );
}

/** The form of an existing post; everybody but the writer is redirected (PFORM-32). */
function ProjectEdit({ id }: { id: string }) {
  const { project, isGone, isDenied, isFailed, skeletonStays, refetch } = useEditedProject(id);
  useDocumentTitle(isGone ? MESSAGES.postGone : '모집글 수정');

  if (isGone) return <PageNotFound title={MESSAGES.postGone} />;
  if (isDenied) return <AccessDeniedRedirect message={PROJECT_MESSAGES.editDenied} to={paths.projectList} />;
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
