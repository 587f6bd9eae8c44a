import { pagesOf } from '@contract/envelope';
import { type ProjectListQuery, type ProjectPage } from '@contract/project';
import { type Bookmarks } from '../../lib/bookmarks';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { toProjectItem } from './project.view';
import { type ProjectListRepository } from './projectList.repository';

interface ProjectListDeps {
  list: ProjectListRepository;
  bookmarks: Bookmarks;
  cached: Cached;
}

export type ProjectListService = ReturnType<typeof createProjectListService>;

/** What every page of the list shows. */
export const PROJECT_LIST_TAGS = [tags.list('project'), tags.people];

/** The list of recruitment posts: every filter, search, order and page of it (D32, D33). */
export function createProjectListService({ list, bookmarks, cached }: ProjectListDeps) {
  async function read(query: ProjectListQuery): Promise<ProjectPage> {
    const [total, rows] = await Promise.all([list.count(query), list.read(query)]);
    return { projects: rows.map(toProjectItem), totalPages: pagesOf(total, query.size), totalElements: total };
  }

  /** A page as visitors see it. */
  const page = (query: ProjectListQuery): Promise<ProjectPage> =>
    cached(`projects ${JSON.stringify(query)}`, PROJECT_LIST_TAGS, () => read(query));

  return {
    page,

    /** The same with the member's own bookmarks. */
    async pageFor(query: ProjectListQuery, memberId: number): Promise<ProjectPage> {
      const [shared, own] = await Promise.all([page(query), bookmarks.of(memberId)]);
      return { ...shared, projects: shared.projects.map((post) => ({ ...post, isBookmark: own.has(post.id) })) };
    },
  };
}
