import { type ProjectDetail, type ProjectPage, type ProjectSort } from '@contract/project';
import { topics } from '../../lib/answers/topics';
import { namesIn } from '../../lib/comments/namesIn';

const postOf = (id: number) => topics.post({ kind: 'project', id });

/** What a page of the list is made of: the popular order changes with the counts of any post. */
export function topicsOfPage({ projects }: ProjectPage, sort: ProjectSort): string[] {
  return [
    topics.list('project'),
    ...(sort === 'popular' ? [topics.posts('project')] : []),
    ...projects.map(({ id }) => postOf(id)),
    ...topics.people(projects.map(({ writer }) => writer)),
  ];
}

/** What a post's page is made of. */
export function topicsOfDetail({ id, writer, members, comments }: ProjectDetail): string[] {
  const names = [writer, ...members.map(({ nickname }) => nickname), ...namesIn(comments)];
  return [postOf(id), ...topics.people(names)];
}
