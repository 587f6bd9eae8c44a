import { useParams, useSearchParams } from 'react-router-dom';
import { ProjectEditor } from '@/features/project';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { PageBody } from '../layout/PageBody';
import { ProjectEdit } from './ProjectEdit';
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
