import {
  type EvaluatedMember,
  type EvaluationProgress,
  type EvaluationTargets,
  type MemberStatus,
} from '@contract/evaluation';
import { type PresentMember } from '../../lib/archives/presentTeam';
import { type VisibleArchive } from '../../lib/archives/visibleArchive';
import { imageUrl } from '../../lib/fileUrls';
import { publishableAt, remindableAt } from './schedule';

export const toTargets = (others: readonly PresentMember[]): EvaluationTargets => [
  { evaluated: others.map(toEvaluatedMember) },
];

export function toProgress(
  archive: VisibleArchive,
  team: readonly PresentMember[],
  releaseDays: number,
): EvaluationProgress {
  const isAlone = team.length === 1;
  const members = team.map((member) => toMemberStatus(member, isAlone));
  return {
    memberStatus: Object.fromEntries(members.map((member) => [member.nickname, member])),
    published: archive.published_at !== null,
    publishableAt: publishableAt(archive, releaseDays).toISOString(),
    remindableAt: remindableAt(archive).toISOString(),
  };
}

/** Whoever is left alone has nobody to evaluate. */
function toMemberStatus(member: PresentMember, isAlone: boolean): MemberStatus {
  return { ...toEvaluatedMember(member), status: member.evaluated_at || isAlone ? 'COMPLETE' : 'INCOMPLETE' };
}

/** Those present always have a name. */
function toEvaluatedMember({ nickname, roles, profile_image: image }: PresentMember): EvaluatedMember {
  return { nickname: nickname ?? '', roles, profileImg: imageUrl(image) };
}
