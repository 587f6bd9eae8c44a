import { useId } from 'react';
import { PERIOD_LABELS } from '@contract/period';
import { RECRUITING_TEXTS, type ProjectItem } from '@contract/project';
import { PostPage } from '@/entities/post';
import { DeadlineTag } from '@/entities/project';
import { RoleChips } from '@/entities/skill';
import { useGetSimilarProjectsQuery, type ProjectId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Grid, Stack } from '@/shared/ui/pieces';
import * as S from './SimilarProjects.styles';

const ROLES_SHOWN = 3;

/** Other open posts that share a role and a skill; renders nothing without any. */
export function SimilarProjects({ id }: { id: ProjectId }) {
  const { data = [] } = useGetSimilarProjectsQuery(id);
  const headingId = useId();
  if (data.length === 0) return null;

  return (
    <PostPage.Section aria-labelledby={headingId}>
      <PostPage.Heading id={headingId}>{RECRUITING_TEXTS.similar}</PostPage.Heading>
      <Grid as="ul" columns={2} folds gap={3}>
        {data.map((project) => (
          <Stack as="li" key={project.id}>
            <SimilarProject project={project} />
          </Stack>
        ))}
      </Grid>
    </PostPage.Section>
  );
}

function SimilarProject({ project }: { project: ProjectItem }) {
  const { id, title, roles, seats, meetingOption, period, deadline } = project;
  return (
    <S.Post>
      <RoleChips roles={roles} seats={seats} max={ROLES_SHOWN} />
      <h3>
        <S.Cover to={paths.projectDetail(id)}>{title}</S.Cover>
      </h3>
      <S.Terms>
        <span>{meetingOption}</span>
        <span>{PERIOD_LABELS[period]}</span>
        <DeadlineTag deadline={deadline} />
      </S.Terms>
    </S.Post>
  );
}
