import { type ReactNode } from 'react';
import { leadSentence, type ProjectDetail } from '@contract/project';
import { LinkedText, PostPage as P } from '@/entities/post';
import { STEP_WORDS, stepIndex } from '@/entities/project';
import { SkillTags } from '@/entities/skill';
import { useIsOwn } from '@/shared/session';
import { StepLine } from '@/shared/ui/DotLine';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { Row, Text } from '@/shared/ui/pieces';
import { type ActionParts, ProjectActions } from './ProjectActions';
import { LeaderCard } from './LeaderCard';
import { ProjectInfo } from './ProjectInfo';
import * as S from './ProjectPage.styles';
import { StatusTags } from './StatusTags';
import { Seats } from './Seats';
import { SimilarProjects } from './SimilarProjects';
import { TeamList } from './TeamList';

interface ProjectArticleProps {
  project: ProjectDetail;
  /** The report link, for everyone but the writer (MEND-105); absent where the post is only read. */
  reportLink?: ReactNode;
  /** The primary button of the page; absent where the post is only read: it has no actions then (D193). */
  apply?: (parts: ActionParts) => ReactNode;
  /** Below the article, in its column. */
  below?: ReactNode;
}

/** The page of a recruitment post: sought roles, summary, leader, facts, article (D115). */
export function ProjectArticle({ project, reportLink, apply, below }: ProjectArticleProps) {
  const isWriter = useIsOwn(project.writerId);
  const actions = apply && <ProjectActions project={project} apply={apply} />;

  return (
    <>
      <S.Columns>
        <ProjectHead project={project} />
        <S.Side aria-label="프로젝트 정보">
          <ProjectInfo project={project}>{actions}</ProjectInfo>
        </S.Side>
        <S.Main>
          <Story project={project} />
          <TeamList project={project} />
          {!isWriter && reportLink && <P.Report>{reportLink}</P.Report>}
          {apply && !project.hidden && <SimilarProjects id={project.id} />}
          {below}
        </S.Main>
      </S.Columns>
      {actions && <SubmitBar narrowOnly>{actions}</SubmitBar>}
    </>
  );
}

/** The essentials of a post: roles, one sentence of its introduction, its leader. */
function ProjectHead({ project }: { project: ProjectDetail }) {
  return (
    <S.Head>
      <div>
        <StatusTags {...project} />
        <S.Title>{project.title}</S.Title>
      </div>
      <Seats project={project} />
      <S.Lead>{leadSentence(project.introduce)}</S.Lead>
      <LeaderCard leader={project.leader} />
    </S.Head>
  );
}

function Story({ project: { introduce, article, skills, step } }: { project: ProjectDetail }) {
  return (
    <>
      <P.Section>
        <P.Heading>프로젝트 소개</P.Heading>
        <P.Prose>
          <LinkedText>{introduce}</LinkedText>
        </P.Prose>
      </P.Section>
      <P.Section>
        <P.Heading>모집 내용</P.Heading>
        <Row gap={4} rowGap={2} wraps>
          <Text as="span" size="caption" tone="text-3">
            필요 스킬
          </Text>
          <SkillTags skills={skills} />
        </Row>
        <P.Prose>
          <LinkedText>{article}</LinkedText>
        </P.Prose>
      </P.Section>
      <P.Section>
        <P.Heading>진행 상황</P.Heading>
        <StepLine label="진행 상황" steps={STEP_WORDS} current={stepIndex(step)} />
      </P.Section>
    </>
  );
}
