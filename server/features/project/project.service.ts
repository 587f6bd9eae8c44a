import {
  PROJECT_MESSAGES,
  PROJECT_TEXTS,
  type ProjectBookmark,
  type ProjectDetail,
  type ProjectPayload,
} from '@contract/project';
import { type Bookmarks } from '../../lib/bookmarks';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { forbidden, notFound, refused } from '../../lib/errors';
import { type Member } from '../../lib/member';
import { type ShownPost } from '../../lib/views/shownPost';
import { type HeldProject } from './heldProject.repository';
import { findInvited } from './invitations';
import { type ProjectRepository } from './project.repository';
import { toInvitedMembers, toProjectDetail } from './project.view';

export type ProjectService = ReturnType<typeof createProjectService>;

interface ProjectServiceDeps {
  projects: ProjectRepository;
  bookmarks: Bookmarks;
  cached: Cached;
}

/** What the page of a post shows. */
export const projectTags = (id: number) => [tags.post({ kind: 'project', id }), tags.people];

/** What can be done with one recruitment post. */
export function createProjectService({ projects, bookmarks, cached }: ProjectServiceDeps) {
  function readShared(id: number): Promise<{ writerId: number; detail: ProjectDetail }> {
    return cached(`project ${id}`, projectTags(id), async () => {
      const project = await projects.find(id);
      if (!project) throw notFound();
      return { writerId: project.writer_id, detail: toProjectDetail(project) };
    });
  }

  return {
    /** The post as visitors are shown it. @throws ApiError 404 */
    read: async (id: number): Promise<ProjectDetail> => (await readShared(id)).detail,

    /** The post with the member's bookmark, and for its writer with the invitations. @throws ApiError 404 */
    async readFor(id: number, memberId: number): Promise<ShownPost<ProjectDetail>> {
      const [{ writerId, detail }, own] = await Promise.all([readShared(id), bookmarks.of(memberId)]);
      const shown = { ...detail, isBookmark: own.has(id) };
      if (memberId !== writerId) return { isOwn: false, detail: shown };
      const invitedMembers = toInvitedMembers(detail.members, await projects.invitedTo(id));
      return { isOwn: true, detail: { ...shown, invitedMembers } };
    },

    /** @throws ApiError 404, 403 with `denied` for everyone but the writer */
    async checkOwn(id: number, member: Member, denied: string): Promise<void> {
      const writerId = await projects.findWriter(id);
      if (writerId === undefined) throw notFound();
      if (writerId !== member.id) throw forbidden(denied);
    },

    /**
     * Publishes a post and invites its future members (D37).
     * @returns its id
     * @throws ApiError 400 naming unknown, own or repeated nicknames
     */
    async create(payload: ProjectPayload, writer: Member): Promise<number> {
      const invited = await findInvited(projects, payload.invitedMembersNicknames, writer.nickname);
      return projects.insert(writer.id, payload, invited);
    },

    /**
     * The later of two edits wins as a whole.
     * @throws ApiError 400, 403 for everyone but the writer, 404
     */
    async edit(id: number, payload: ProjectPayload, member: Member): Promise<number> {
      return projects.hold(id, async (held) => {
        const project = ownOf(held, member, PROJECT_MESSAGES.editDenied);
        const accepted = await project.countAccepted();
        if (payload.personnel < accepted) throw refused('personnel', PROJECT_TEXTS.belowAccepted(accepted));
        const invited = await findInvited(project, payload.invitedMembersNicknames, member.nickname);
        await project.update(payload);
        await project.setInvited(invited);
        return id;
      });
    },

    /** Ends or reopens recruiting (D35). @throws ApiError 403 for everyone but the writer, 404 */
    async setClosed(id: number, closed: boolean, member: Member): Promise<{ closed: boolean }> {
      await projects.hold(id, (held) => ownOf(held, member, PROJECT_MESSAGES.editDenied).setClosed(closed));
      return { closed };
    },

    /** @throws ApiError 403 for everyone but the writer, 404 */
    async remove(id: number, member: Member): Promise<void> {
      await projects.hold(id, (held) => ownOf(held, member, PROJECT_MESSAGES.deleteDenied).remove());
    },

    /** @throws ApiError 404 */
    async setBookmark(id: number, isBookmark: boolean, member: Member): Promise<ProjectBookmark> {
      const bookmark = await projects.setBookmark({ projectId: id, memberId: member.id }, isBookmark);
      if (!bookmark) throw notFound();
      return bookmark;
    },
  };
}

/** Only the writer changes a post. */
function ownOf(project: HeldProject | undefined, member: Member, denied: string): HeldProject {
  if (!project) throw notFound();
  if (project.writerId !== member.id) throw forbidden(denied);
  return project;
}
