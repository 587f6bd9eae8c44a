import { pagesOf } from '@contract/envelope';
import { type ProjectItem, type ProjectListQuery, type ProjectPage } from '@contract/project';
import { type Blocker } from '../access';
import { type Cached } from '../../lib/cache/cache';
import { listTags } from '../../lib/cache/tags';
import { notFound } from '../../lib/http/errors';
import { type ViewerStates } from './viewerState.repository';
import { toProjectItem } from './project.view';
import { type ProjectListRepository } from './projectList.repository';

interface ProjectListDeps {
  list: ProjectListRepository;
  viewerStates: ViewerStates;
  cached: Cached;
}

export type ProjectListService = ReturnType<typeof createProjectListService>;

/** The list of recruitment posts: filters, search, order and pages (D32, D33). */
export function createProjectListService({ list, viewerStates, cached }: ProjectListDeps) {
  async function read(query: ProjectListQuery, blocker?: Blocker): Promise<ProjectPage> {
    const [total, rows] = await Promise.all([list.count(query, blocker), list.read(query, blocker)]);
    return { projects: rows.map(toProjectItem), totalPages: pagesOf(total, query.size), totalElements: total };
  }

  /** A page as visitors see it. */
  const page = (query: ProjectListQuery): Promise<ProjectPage> =>
    cached(`projects ${JSON.stringify(query)}`, listTags('project'), () => read(query));

  /**
   * Similar posts as visitors see them.
   * @throws ApiError 404
   */
  const similar = (id: number): Promise<ProjectItem[]> =>
    cached(`similar ${id}`, listTags('project'), () => readSimilar(id));

  async function readSimilar(id: number, blocker?: Blocker): Promise<ProjectItem[]> {
    const rows = await list.readSimilar(id, blocker);
    if (!rows) throw notFound();
    return rows.map(toProjectItem);
  }

  /**
   * The member's bookmarks and, for members who have blocked others, the blocker; all other members share the visitors'
   * list.
   */
  async function ownPartOf(id: number): Promise<{ bookmarked: ReadonlySet<number>; blocker?: Blocker }> {
    const { bookmarked, blocked } = await viewerStates.of(id);
    return blocked.length > 0 ? { bookmarked, blocker: { id, blocked } } : { bookmarked };
  }

  return {
    page,

    /** A page with the member's own bookmarks, without posts of blocked members. */
    async pageFor(query: ProjectListQuery, memberId: number): Promise<ProjectPage> {
      const { bookmarked, blocker } = await ownPartOf(memberId);
      const shared = await (blocker ? read(query, blocker) : page(query));
      return { ...shared, projects: withBookmarks(shared.projects, bookmarked) };
    },

    similar,

    /** Similar posts with the member's own bookmarks, without posts of blocked members. @throws ApiError 404 */
    async similarFor(id: number, memberId: number): Promise<ProjectItem[]> {
      const { bookmarked, blocker } = await ownPartOf(memberId);
      const shared = await (blocker ? readSimilar(id, blocker) : similar(id));
      return withBookmarks(shared, bookmarked);
    },
  };
}

const withBookmarks = (posts: readonly ProjectItem[], bookmarked: ReadonlySet<number>) =>
  posts.map((post) => ({ ...post, isBookmark: bookmarked.has(post.id) }));
