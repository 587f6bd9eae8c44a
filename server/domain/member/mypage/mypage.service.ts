import { nicknameField } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ActivityLists, type MyPage } from '@contract/mypage';
import { normalizeText } from '@contract/text';
import { notFound } from '../../../lib/http/errors';
import { LISTED_ITEMS } from '../../team';
import { toFacts } from '../../record';
import { versionOf } from '../../../lib/http/checkUnchanged';
import { type ProfileArchivesRepository, type ShownRow } from './profileArchives.repository';
import { toArchivePage, toMyPageEvaluation } from './profileArchives.view';
import { type MemberRow, type MyPageRepository } from './mypage.repository';
import { toActivity, toBasicInfo, toCareerHistory, toInvitedProject } from './mypage.view';
import { withHiddenParts } from './hiddenParts.view';

export type MyPageService = ReturnType<typeof createMyPageService>;

interface MyPageDeps {
  members: MyPageRepository;
  archives: ProfileArchivesRepository;
  /** Secret key of the order of one-liners. */
  shuffleKey: string;
  shiftedNow: () => number;
}

/** Profiles: the own one with all fields, others without private fields. */
export function createMyPageService({ members, archives, shuffleKey, shiftedNow }: MyPageDeps) {
  /**
   * The own profile.
   * @param listed the number of listed invitations and evaluations; undefined for all
   * @throws ApiError 404 for a member who has withdrawn
   */
  async function readOwn(id: number, { page, listed }: { page: number; listed?: number }): Promise<MyPage> {
    const [member, ownNicknames, archived, parts, waiting, myArchive, myProject] = await Promise.all([
      members.find(id),
      members.ownNicknames(id),
      archives.shownOf(id, { page, withPending: true }),
      members.hiddenParts(id),
      readPending({ members, archives }, id, { at: new Date(shiftedNow()), limit: listed }),
      activitiesOf(archives, id),
      activitiesOf(members, id),
    ]);
    if (!member) throw unknownMember();
    const shown = withHiddenParts(toShared(member, archived, true), parts);
    return {
      ...shown,
      basicInfo: { ...shown.basicInfo, ownNicknames },
      updatedDateTime: versionOf(member),
      portfolio: { ...shown.portfolio, ...waiting },
      myActivities: { myArchive, myProject },
    };
  }

  const own = (id: number, page = 0) => readOwn(id, { page, listed: LISTED_ITEMS });

  /** The own profile for the data export, with all invitations and evaluations. */
  const whole = (id: number) => readOwn(id, { page: 0 });

  /**
   * The profile of a nickname; for the own nickname the own profile.
   * @throws ApiError 404 for an unknown nickname
   */
  async function ofNickname(nickname: string, askerId: number, page: number): Promise<MyPage> {
    const name = normalizeText(nickname);
    const member = nicknameField().required().isValidSync(name) ? await members.findByNickname(name) : undefined;
    if (!member) throw unknownMember();
    return member.id === askerId ? own(member.id, page) : ofOther(member, page);
  }

  async function ofOther(member: MemberRow, page: number): Promise<MyPage> {
    const shown = toShared(member, await archives.shownOf(member.id, { page, withPending: false }), false);
    const { birth, ...basicInfo } = shown.basicInfo;
    return { ...shown, basicInfo: { ...basicInfo, birth: birth.slice(0, 4) } };
  }

  /** The profile without private fields; the birth date is still complete. */
  function toShared(member: MemberRow, archived: ShownRow, isOwn: boolean): MyPage {
    const myPageEvaluation = toMyPageEvaluation(archived.evaluations, { shuffleKey, isOwn });
    return {
      basicInfo: toBasicInfo(member),
      facts: { ...toFacts(archived.proved), keywords: myPageEvaluation.keywords.slice(0, LIMITS.profileKeywords) },
      careerHistory: toCareerHistory(member),
      portfolio: { archivePage: toArchivePage(archived) },
      teamFeedback: { myPageEvaluation },
    };
  }

  /** Checks that a received one-liner exists. @throws ApiError 404 unless the member may read it */
  async function checkReceived(handle: number, memberId: number): Promise<void> {
    if (!(await archives.hasReceived(memberId, handle))) throw notFound();
  }

  /** Hides a received one-liner, or shows it again. @throws ApiError 404 unless the member may read it */
  async function setFeedbackHidden(handle: number, hidden: boolean, memberId: number): Promise<{ hidden: boolean }> {
    if (!(await archives.setHidden(memberId, handle, hidden))) throw notFound();
    return { hidden };
  }

  return { own, whole, ofNickname, checkReceived, setFeedbackHidden };
}

/** The invitations and evaluations that the member has not answered. @param limit undefined for all */
async function readPending(
  { members, archives }: Pick<MyPageDeps, 'members' | 'archives'>,
  id: number,
  { at, limit }: { at: Date; limit?: number },
) {
  const [invitations, invited, pendingEvaluations, requested] = await Promise.all([
    members.invitationsOf(id, limit),
    members.countInvitations(id),
    archives.requestsTo(id, { at, limit }),
    archives.countRequests(id, at),
  ]);
  return {
    invitedProjects: invitations.map(toInvitedProject),
    inviteProjectCount: invited.total,
    pendingEvaluations,
    evaluationCount: requested.total,
  };
}

const unknownMember = () => notFound(MESSAGES.unknownMember);

interface Activities {
  writtenBy: MyPageRepository['writtenBy'];
  bookmarkedBy: MyPageRepository['bookmarkedBy'];
}

async function activitiesOf(posts: Activities, memberId: number): Promise<ActivityLists> {
  const [written, kept] = await Promise.all([posts.writtenBy(memberId), posts.bookmarkedBy(memberId)]);
  return { writtenPosts: written.map(toActivity), bookmarkedPosts: kept.map(toActivity) };
}
