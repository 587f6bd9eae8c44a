import { type ProfileSummary } from '@contract/profileSummary';
import { type ClosedReason, type MyTie, type ProjectDetail } from '@contract/project';
import { withoutBlocked } from './comments/withoutBlocked';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { versionOf } from '../../lib/http/checkUnchanged';
import { notFound } from '../../lib/http/errors';
import { type ViewerStates } from './viewerState.repository';
import { type ShownPost } from './views/shownPost';
import { type ProjectViewerRepository } from './projectViewer.repository';
import { type ProjectRepository } from './project.repository';
import { toInvitedMembers, toMyTie, toProjectDetail } from './project.view';
import { withoutHidden, writersOfHidden } from './comments/withoutHidden';

interface SharedProject {
  writerId: number;
  detail: ProjectDetail;
  /** Of the leader; for members only. */
  forMembers: Pick<ProfileSummary, 'keywords' | 'schoolMail'>;
  /** Writers of hidden comments, who can read them. */
  hiddenWriters: number[];
}

interface OwnPart {
  /** The pending archive of the post. */
  archiveId: number | null;
  mine: MyTie;
  closedReason?: ClosedReason | null;
  updatedDateTime?: string;
}

interface ProjectReadingDeps {
  projects: ProjectRepository;
  ownParts: ProjectViewerRepository;
  viewerStates: ViewerStates;
  cached: Cached;
  operatorEmail?: string;
}

export type ProjectReading = ReturnType<typeof createProjectReading>;

/** The cache tags of a post's page; the leader's card counts archives. */
export const projectTags = (id: number) => [tags.post({ kind: 'project', id }), tags.people, tags.list('archive')];

/** The post for an operator: hidden or not, with its hidden comments; not cached (D193). @throws ApiError 404 */
async function readForOperator(projects: ProjectRepository, id: number): Promise<ProjectDetail> {
  const row = await projects.find(id);
  if (!row) throw notFound();
  return toProjectDetail(row);
}

const toLeaderPart = (part: Awaited<ReturnType<ProjectViewerRepository['leaderPart']>>): OwnPart => ({
  archiveId: part?.pending_archive ?? null,
  mine: { state: 'LEADER', waiting: part?.waiting ?? 0 },
  closedReason: part?.closed_reason,
  ...(part && { updatedDateTime: versionOf(part) }),
});

/** The page of a recruitment post for visitors, members and its leader. */
export function createProjectReading(deps: ProjectReadingDeps) {
  const { projects, ownParts, viewerStates, cached, operatorEmail } = deps;
  const contact = operatorEmail === undefined ? {} : { contact: operatorEmail };
  const readShared = (id: number): Promise<SharedProject> =>
    cached(`project ${id}`, projectTags(id), () => readPost(id));

  async function readPost(id: number, readerId?: number, blocked: readonly number[] = []): Promise<SharedProject> {
    const row = await projects.find(id);
    if (!row) throw notFound();
    const project = { ...row, comments: withoutBlocked(withoutHidden(row.comments, readerId), blocked) };
    const { keywords, schoolMail } = project.leader;
    return {
      writerId: project.writer_id,
      detail: toProjectDetail(project),
      forMembers: { keywords, schoolMail },
      hiddenWriters: writersOfHidden(row.comments),
    };
  }

  /**
   * Bypasses the cache for a member who has blocked others, whose comments are omitted, and for writers of hidden
   * comments.
   * @throws ApiError 404 also for a hidden post of another member
   */
  async function readAs(id: number, memberId: number): Promise<SharedProject & { isBookmark: boolean }> {
    const [shared, { bookmarked, blocked }] = await Promise.all([readShared(id), viewerStates.of(memberId)]);
    if (shared.detail.hidden && shared.writerId !== memberId) throw notFound();
    const isShared = blocked.length === 0 && !shared.hiddenWriters.includes(memberId);
    return { ...(isShared ? shared : await readPost(id, memberId, blocked)), isBookmark: bookmarked.has(id) };
  }

  /** The parts that depend on the calling member; not cached. */
  async function readMine(id: number, memberId: number, isLeader: boolean): Promise<OwnPart> {
    if (!isLeader) {
      const { pendingArchive, tie, application } = await ownParts.memberPart(id, memberId);
      return { archiveId: pendingArchive, mine: toMyTie(tie, application) };
    }
    return toLeaderPart(await ownParts.leaderPart(id, memberId));
  }

  return {
    readForOperator: (id: number) => readForOperator(projects, id),

    /** The post as visitors see it. @throws ApiError 404 */
    async read(id: number): Promise<ProjectDetail> {
      const { detail } = await readShared(id);
      if (detail.hidden) throw notFound();
      return detail;
    },

    /** The post as a member sees it, for its writer with the invitations. @throws ApiError 404 */
    async readFor(id: number, memberId: number): Promise<ShownPost<ProjectDetail>> {
      const { writerId, detail, forMembers, isBookmark } = await readAs(id, memberId);
      const isOwn = memberId === writerId;
      const { archiveId, mine, closedReason, updatedDateTime } = await readMine(id, memberId, isOwn);
      const shown = {
        ...detail,
        isBookmark,
        leader: { ...detail.leader, ...forMembers },
        archiveId: detail.archiveId ?? archiveId,
        mine,
      };
      if (!isOwn) return { isOwn, detail: shown };
      const invitedMembers = toInvitedMembers(detail.members, await projects.invitedTo(id));
      const hidden = detail.hidden && { ...detail.hidden, ...contact };
      const own = { hidden, closedReason: closedReason ?? detail.closedReason, invitedMembers, updatedDateTime };
      return { isOwn, detail: { ...shown, ...own } };
    },
  };
}
