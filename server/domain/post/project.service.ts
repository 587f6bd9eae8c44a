import { todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import {
  isDeadlineAllowed,
  isPastDeadline,
  isSeatFree,
  PROJECT_MESSAGES,
  PROJECT_TEXTS,
  type ClosedPayload,
  type ClosedState,
  type ProjectBookmark,
  type ProjectPayload,
} from '@contract/project';
import { nameKey } from '@contract/text';
import { checkUnchanged } from '../../lib/http/checkUnchanged';
import { conflict, forbidden, notFound, refused } from '../../lib/http/errors';
import { type Member, refuseHidden } from '../access';
import { type LockedProject } from './lockedProject.repository';
import { findInvited, INVITED_FIELD } from './invitations';
import { type ProjectRepository } from './project.repository';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';

export type ProjectService = ReturnType<typeof createProjectService>;

interface ProjectServiceDeps {
  projects: ProjectRepository;
  shiftedNow: () => number;
}

/** Changes of a recruitment post; `projectReading.service.ts` reads it. */
export function createProjectService({ projects, shiftedNow }: ProjectServiceDeps) {
  const today = (at: Date) => todayInKorea(at.getTime());

  return {
    /** Checks that the member is the writer. @throws ApiError 404, 403 with `denied` for everyone but the writer */
    async checkOwn(id: number, member: Member, denied: string): Promise<void> {
      const writerId = await projects.findWriter(id, member.id);
      if (writerId === undefined) throw notFound();
      if (writerId !== member.id) throw forbidden(denied);
    },

    /**
     * Publishes a post and invites its future members (D37), once for each idempotency key.
     * @returns its id
     * @throws ApiError 400 naming unknown, own or repeated nicknames
     */
    async create(payload: ProjectPayload, writer: Member, request: KeyedRequest | null): Promise<number> {
      const earlier = await projects.findCreated(request);
      if (earlier) return earlier.created;
      const at = new Date(shiftedNow());
      checkDeadline(payload.deadline ?? null, today(at), null);
      const members = { findByNames: (keys: readonly string[]) => projects.findByNames(keys, writer.id) };
      const invited = await findInvited(members, payload.invitedMembersNicknames, writer.nickname);
      return projects.insert({ writerId: writer.id, payload, invitedIds: invited, at, request });
    },

    /**
     * Replaces the content; the later of two concurrent edits wins as a whole, unless it names an older version.
     * @throws ApiError 400, 403 for everyone but the writer, 404, 409 for an edit of an older version, and for new
     * invitations to a hidden post or an ended project
     */
    async edit(id: number, payload: ProjectPayload, member: Member): Promise<number> {
      const named = await projects.findByNames(payload.invitedMembersNicknames.map(nameKey), member.id);
      return projects.withLock({ id, actingId: member.id, otherIds: [...named.values()] }, async (locked) => {
        const post = ownOf(locked, member, PROJECT_MESSAGES.editDenied);
        const at = new Date(shiftedNow());
        checkUnchanged(post.project, payload.updatedDateTime);
        await checkSeats(post, payload);
        checkDeadline(payload.deadline ?? null, today(at), post.project.deadline);
        const invited = await findInvited(post, payload.invitedMembersNicknames, member.nickname);
        if (await post.invitesAnew(invited)) checkInvitable(post.project);
        const applicants = await post.applicantsAmong(invited);
        if (applicants.length > 0) throw refused(INVITED_FIELD, PROJECT_TEXTS.inviteApplicant(applicants));
        await post.update(payload, at);
        const pending = await post.setInvited(invited, payload.keptInvitations ?? [], at);
        if (pending > LIMITS.members) throw refused(INVITED_FIELD, MESSAGES.members);
        return id;
      });
    },

    /** Ends or reopens recruiting (D35, D103). @throws ApiError 400, 403 for everyone but the writer, 404, 409 */
    async setClosed(id: number, { closed, deadline }: ClosedPayload, member: Member): Promise<ClosedState> {
      await projects.withLock({ id, actingId: member.id }, async (locked) => {
        const post = ownOf(locked, member, PROJECT_MESSAGES.editDenied);
        const at = new Date(shiftedNow());
        if (!closed) refuseHidden(post.project, true);
        if (closed) await post.close(at);
        else await post.reopen(reopenedUntil(post.project, deadline, today(at)), at);
        await post.noteAct(at);
      });
      return { closed };
    },

    /** Deletes the post. @throws ApiError 403 for everyone but the writer, 404 */
    async remove(id: number, member: Member): Promise<void> {
      await projects.withLock({ id, actingId: member.id }, (locked) =>
        ownOf(locked, member, PROJECT_MESSAGES.deleteDenied).remove(new Date(shiftedNow())),
      );
    },

    /** Sets or removes the member's bookmark. @throws ApiError 404 */
    async setBookmark(id: number, isBookmark: boolean, member: Member): Promise<ProjectBookmark> {
      const bookmark = await projects.setBookmark({ projectId: id, memberId: member.id }, isBookmark);
      if (!bookmark) throw notFound();
      return bookmark;
    },
  };
}

/** Only the writer may change a post. */
function ownOf(project: LockedProject | undefined, member: Member, denied: string): LockedProject {
  if (!project) throw notFound();
  if (project.writerId !== member.id) throw project.project.hidden_at ? notFound() : forbidden(denied);
  return project;
}

/** Checks that members may be invited. @throws ApiError 409 for a hidden post, and for an ended project */
function checkInvitable(project: LockedProject['project']): void {
  refuseHidden(project, true);
  if (project.status !== 'ACTIVE') throw conflict(PROJECT_MESSAGES.ended);
}

/** Checks a new deadline. @throws ApiError 400 */
function checkDeadline(deadline: string | null, today: string, kept: string | null): void {
  if (deadline === null || isDeadlineAllowed(deadline, today, kept)) return;
  throw refused('deadline', PROJECT_MESSAGES.deadline);
}

/** Checks that no seat of a joined member is removed. @throws ApiError 400 */
async function checkSeats(post: LockedProject, payload: ProjectPayload): Promise<void> {
  const { project } = post;
  if (payload.personnel < project.filled) throw refused('personnel', PROJECT_TEXTS.belowAccepted(project.filled));
  if (!payload.seats) return;
  const counts = new Map(payload.seats.map(({ role, count }) => [role, count]));
  const isBelow = [...(await post.countByRole())].some(([role, joined]) => (counts.get(role) ?? 0) < joined);
  if (isBelow) throw refused('seats', PROJECT_MESSAGES.seatsHeld);
}

/**
 * The deadline of a reopened post.
 * @param asked absent for the stored one, null for none
 * @throws ApiError 400, 409 without a free seat, with a past date, and for an ended project
 */
function reopenedUntil(project: LockedProject['project'], asked: string | null | undefined, today: string) {
  const deadline = asked === undefined ? project.deadline : asked;
  if (asked !== undefined) checkDeadline(asked, today, project.deadline);
  if (project.closed && !isSeatFree(project)) throw conflict(PROJECT_MESSAGES.noFreeSeat);
  if (isPastDeadline(deadline, today)) throw conflict(PROJECT_MESSAGES.deadlinePassed);
  if (project.status !== 'ACTIVE') throw conflict(PROJECT_MESSAGES.ended);
  return deadline;
}
