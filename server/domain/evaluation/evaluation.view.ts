import { type Contribution } from '@contract/archive';
import {
  type EvaluatedMember,
  type EvaluationProgress,
  type EvaluationTargets,
  type MemberStatus,
} from '@contract/evaluation';
import { type NamedMember } from '../archive';
import { type ContributionRow } from './contributions.repository';
import { type VisibleArchive } from '../access';
import { imageUrl } from '../../lib/storage/fileUrls';
import { publishableAt, remindableAt } from './schedule';

/** The members to evaluate, with their lines. */
export const toTargets = (
  others: readonly NamedMember[],
  contributions: readonly ContributionRow[],
): EvaluationTargets => [
  {
    evaluated: others.map((member) => ({
      ...toEvaluatedMember(member),
      contributions: contributions.filter((row) => row.member_id === member.member_id).map(toContribution),
    })),
  },
];

/** A line as teammates read it before the publication, without numbers. */
export const toContribution = ({ id, text, link, ticked }: ContributionRow) =>
  ({ id, text, link: link || null, ticked }) satisfies Contribution;

export function toProgress(
  archive: VisibleArchive,
  team: readonly NamedMember[],
  releaseDays: number,
): EvaluationProgress {
  const isAlone = team.length === 1;
  const members = team.map((member) => toMemberStatus(member, isAlone));
  return {
    memberStatus: Object.fromEntries(members.map((member) => [member.nickname, member])),
    published: archive.published_at !== null,
    publishedDateTime: archive.published_at?.toISOString() ?? null,
    publishableAt: publishableAt(archive, releaseDays).toISOString(),
    remindableAt: remindableAt(archive).toISOString(),
  };
}

/** A member who is alone in the team has nobody to evaluate. */
function toMemberStatus(member: NamedMember, isAlone: boolean): MemberStatus {
  return { ...toEvaluatedMember(member), status: member.evaluated_at || isAlone ? 'COMPLETE' : 'INCOMPLETE' };
}

/** Members who have not withdrawn always have a nickname. */
function toEvaluatedMember({ member_id: memberId, nickname, roles, profile_image: image, consent }: NamedMember) {
  return { memberId, nickname: nickname ?? '', roles, profileImg: imageUrl(image), consent } satisfies EvaluatedMember;
}
