import { CONTRIBUTION_MESSAGES, type Contribution, type ContributionsPayload } from '@contract/archive';
import { type Member } from '../access';
import { isConfirmed } from '../archive';
import { conflict, forbidden, notFound } from '../../lib/http/errors';
import { type ContributionRow } from './contributions.repository';
import { createEvaluationAccess, type EvaluationDeps, type OwnPart } from './evaluationAccess';
import { toContribution } from './evaluation.view';

/** What members did in a pending archive, and which teammates confirm it (D155). */
export function createContributionService(deps: EvaluationDeps) {
  const { archives } = deps;
  const { findOwn, withLock } = createEvaluationAccess(deps);

  return {
    /** Replaces the member's lines. @throws ApiError 404, 403 unless the member is confirmed, 409 once published */
    replace(id: number, { lines }: ContributionsPayload, member: Member): Promise<Contribution[]> {
      return withLock(id, member, async ({ archive, contributions }, own) => {
        checkConfirmed(own);
        if (archive.published_at) throw conflict(CONTRIBUTION_MESSAGES.published);
        await contributions.replace(member.id, lines);
        const rows = await contributions.read(member.id);
        return rows.filter((row) => row.member_id === member.id).map(toOwn);
      });
    },

    /** Checks that the member may confirm the line. @throws ApiError 404, 403 as `tick`, but for the e-mail */
    async checkMayTick(id: number, lineId: number, member: Member): Promise<void> {
      await findOwn(id, member);
      const own = (await archives.teamOf(id)).find((one) => one.member_id === member.id);
      checkLine(await archives.contributionsOf(id, member.id), lineId, own);
    },

    /**
     * Stores whether the member confirms a teammate's line.
     * @throws ApiError 404, 403 unless the member is confirmed and for an own line, also without a confirmed e-mail, 409 once published
     */
    tick(id: number, { lineId, ticked }: { lineId: number; ticked: boolean }, member: Member) {
      return withLock(id, member, async ({ archive, contributions }, own) => {
        checkLine(await contributions.read(member.id), lineId, own);
        await archives.requireConfirmedEmail(member.id);
        if (archive.published_at) throw conflict(CONTRIBUTION_MESSAGES.published);
        await contributions.tick(lineId, member.id, ticked);
        return { ticked };
      });
    },
  };
}

/** @throws ApiError 404 when the archive has no such line, 403 unless the member is confirmed and for an own line */
function checkLine(rows: readonly ContributionRow[], lineId: number, own: OwnPart | undefined): void {
  const line = rows.find((row) => row.id === lineId);
  if (!line) throw notFound();
  checkConfirmed(own);
  if (line.member_id === own?.member_id) throw forbidden(CONTRIBUTION_MESSAGES.ownLine);
}

function checkConfirmed(own: OwnPart | undefined): void {
  if (!own || !isConfirmed(own)) throw forbidden(CONTRIBUTION_MESSAGES.confirmedOnly);
}

/** Members do not confirm their own lines. */
function toOwn(row: ContributionRow): Contribution {
  const { ticked: _, ...line } = toContribution(row);
  return line;
}
