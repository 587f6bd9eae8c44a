import { type ReactNode } from 'react';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { type ProjectDetail } from '@contract/project';
import { MemberCarousel } from '@/entities/member';
import { PostPage as S, PostTools } from '@/entities/post';
import { STEP_WORDS, stepPlace } from '@/entities/project';
import { type ProjectId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { StepLine } from '@/shared/ui/StepLine';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { useProjectRemoval } from '../model/useProjectRemoval';
import { ProjectActions } from './ProjectActions';
import { ProjectHead } from './ProjectHead';
import { ProjectInfo } from './ProjectInfo';
import { Recruitment } from './Recruitment';

interface ProjectArticleProps {
  project: ProjectDetail;
  /** The way to report the post, as one of the writer's icons or as a line under the article (D36). */
  reportLink: (look: 'icon' | 'text') => ReactNode;
  /** What a reader does next: the strong button of the page. */
  greeting?: ReactNode;
  /** Below the article, in its column. */
  children?: ReactNode;
}

/** A recruitment post as a page: its head, the article, and the facts beside it. */
export function ProjectArticle({ project, reportLink, greeting, children }: ProjectArticleProps) {
  const isWriter = useIsOwn(project.writer);
  const actions = <ProjectActions project={project} greeting={greeting} />;

  return (
    <>
      <ProjectHead project={project} tools={isWriter && <WriterTools id={project.id} report={reportLink('icon')} />} />
      <S.Columns>
        <S.Main>
          <S.Section>
            <S.Heading>{PAGE_TEXTS.project.introduce}</S.Heading>
            <S.Prose>{project.introduce}</S.Prose>
          </S.Section>
          <Recruitment project={project} />
          <S.Section>
            <S.Heading>진행 상황</S.Heading>
            <StepLine label="진행 상황" steps={STEP_WORDS} current={stepPlace(project.step)} />
          </S.Section>
          <Team members={project.members} />
          {!isWriter && <S.Report>{reportLink('text')}</S.Report>}
          {children}
        </S.Main>
        <S.Side>
          <ProjectInfo project={project}>{actions}</ProjectInfo>
        </S.Side>
      </S.Columns>
      <SubmitBar narrowOnly>{actions}</SubmitBar>
    </>
  );
}

function Team({ members }: Pick<ProjectDetail, 'members'>) {
  const heading = (
    <S.Heading>
      팀원 <S.Count>{members.length}</S.Count>
    </S.Heading>
  );

  if (members.length === 0) {
    return (
      <S.Section>
        {heading}
        <S.Nothing>아직 팀원이 없어요.</S.Nothing>
      </S.Section>
    );
  }
  return (
    <S.Team>
      <MemberCarousel heading={heading} members={members} linkTo={paths.memberPage} />
    </S.Team>
  );
}

function WriterTools({ id, report }: { id: ProjectId; report: ReactNode }) {
  const remove = useProjectRemoval(id);
  return <PostTools report={report} editTo={paths.projectEdit(id)} onRemove={remove} />;
}
