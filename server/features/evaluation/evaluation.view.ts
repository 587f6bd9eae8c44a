import {
  type EvaluatedMember,
  type EvaluationProgress,
  type EvaluationTargets,
  type MemberStatus,
} from '@contract/evaluation';
import { type NamedMember } from '../../lib/archives/namedTeam';
import { type VisibleArchive } from '../../lib/archives/visibleArchive';
import { imageUrl } from '../../lib/storage/fileUrls';
import { publishableAt, remindableAt } from './schedule';

export const toTargets = (others: readonly NamedMember[]): EvaluationTargets => [
  { evaluated: others.map(toEvaluatedMember) },
];

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
