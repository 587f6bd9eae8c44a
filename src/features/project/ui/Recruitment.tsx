import { PAGE_TEXTS } from '@contract/pageTexts';
import { type ProjectDetail } from '@contract/project';
import { PostPage } from '@/entities/post';
import { RoleChips } from '@/entities/skill';
import * as S from './Recruitment.styles';

interface RecruitmentProps {
  project: ProjectDetail;
}

/** Who is looked for: roles and skills at a glance, then in the writer's words. */
export function Recruitment({ project: { roles, skills, article, closed } }: RecruitmentProps) {
  return (
    <PostPage.Section>
      <PostPage.Heading>{PAGE_TEXTS.project.recruitment}</PostPage.Heading>
      <S.Wanted>
        <div>
          <dt>모집 역할</dt>
          <dd>
            <RoleChips roles={roles} quiet={closed} />
          </dd>
        </div>
        <div>
          <dt>필요 스킬</dt>
          <dd>
            <S.Skills skills={skills} />
          </dd>
        </div>
      </S.Wanted>
      <PostPage.Prose>{article}</PostPage.Prose>
    </PostPage.Section>
  );
}
