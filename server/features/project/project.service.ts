import {
  PROJECT_MESSAGES,
  PROJECT_TEXTS,
  type ProjectBookmark,
  type ProjectDetail,
  type ProjectPayload,
} from '@contract/project';
import { forbidden, notFound, refused } from '../../lib/errors';
import { type Member } from '../../lib/member';
import { type ShownPost } from '../../lib/views/readPost';
import { type HeldProject } from './heldProject.repository';
import { findInvited } from './invitations';
import { type ProjectRepository } from './project.repository';
import { toProjectDetail } from './project.view';

export type ProjectService = ReturnType<typeof createProjectService>;

/** What can be done with one recruitment post. */
export function createProjectService(projects: ProjectRepository) {
  return {
    /** The post as a member, or else a visitor, is shown it. @throws ApiError 404 */
    async read(id: number, viewerId?: number): Promise<ShownPost<ProjectDetail>> {
      const project = await projects.find(id, viewerId);
      if (!project) throw notFound();
      const isOwn = viewerId === project.writer_id;
      const invited = isOwn ? await projects.invitedTo(id) : undefined;
      return { isOwn, detail: toProjectDetail(project, invited) };
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
