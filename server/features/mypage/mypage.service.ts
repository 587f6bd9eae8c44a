import { nicknameField } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ActivityLists, type MyPage } from '@contract/mypage';
import { type Facts } from '@contract/record';
import { normalizeText } from '@contract/text';
import { notFound } from '../../lib/http/errors';
import { type ProfileArchivesRepository } from './profileArchives.repository';
import { toArchivePage, toMyPageEvaluation } from './profileArchives.view';
import { type MyPageRepository } from './mypage.repository';
import { toActivity, toBasicInfo, toCareerHistory, toInvitedProject } from './mypage.view';
import { withHiddenParts } from './hiddenParts.view';

export type MyPageService = ReturnType<typeof createMyPageService>;

interface MyPageDeps {
  members: MyPageRepository;
  archives: ProfileArchivesRepository;
  /** Of all published archives (D127). */
  readFacts: (memberId: number) => Promise<Facts>;
  /** Secret key of the order of feedbacks. */
  shuffleKey: string;
  shiftedNow: () => number;
}

/** Profiles: the own one in full, another's without private fields. */
export function createMyPageService({ members, archives, readFacts, shuffleKey, shiftedNow }: MyPageDeps) {
  /** @throws ApiError 404 for a member who has withdrawn */
  async function own(id: number, page = 0): Promise<MyPage> {
    const [shown, parts, invitations, pendingEvaluations, myArchive, myProject] = await Promise.all([
      sharedPart(id, { page, withPending: true }),
      members.hiddenParts(id),
      members.invitationsOf(id),
      archives.requestsTo(id, new Date(shiftedNow())),
      activitiesOf(archives, id),
      activitiesOf(members, id),
    ]);
    return {
      ...withHiddenParts(shown, parts),
      portfolio: { ...shown.portfolio, invitedProjects: invitations.map(toInvitedProject), pendingEvaluations },
      myActivities: { myArchive, myProject },
    };
  }

  /**
   * The profile behind a nickname; with the own one it is the own profile.
   * @throws ApiError 404 for an unknown nickname
   */
  async function ofNickname(nickname: string, askerId: number, page: number): Promise<MyPage> {
    const name = normalizeText(nickname);
    const id = nicknameField().required().isValidSync(name) ? await members.findId(name) : undefined;
    if (id === undefined) throw unknownMember();
    return id === askerId ? own(id, page) : ofOther(id, page);
  }

  async function ofOther(id: number, page: number): Promise<MyPage> {
    const shown = await sharedPart(id, { page, withPending: false });
    const { birth, ...basicInfo } = shown.basicInfo;
    return { ...shown, basicInfo: { ...basicInfo, birth: birth.slice(0, 4) } };
  }

  /** The profile without private fields; the birth date is still complete. */
  async function sharedPart(id: number, slice: { page: number; withPending: boolean }): Promise<MyPage> {
    const [member, facts, portfolio, evaluations] = await Promise.all([
      members.find(id),
      readFacts(id),
      archives.portfolioOf(id, slice),
      archives.evaluationsOf(id),
    ]);
    if (!member) throw unknownMember();
    const myPageEvaluation = toMyPageEvaluation(evaluations, { shuffleKey, isOwn: slice.withPending });
    return {
      basicInfo: toBasicInfo(member),
      facts: { ...facts, keywords: myPageEvaluation.keywords.slice(0, LIMITS.profileKeywords) },
      careerHistory: toCareerHistory(member),
      portfolio: { archivePage: toArchivePage(portfolio) },
      teamFeedback: { myPageEvaluation },
    };
  }

  /** @throws ApiError 404 unless it is a received line the member may read */
  async function checkReceived(handle: number, memberId: number): Promise<void> {
    if (!(await archives.hasReceived(memberId, handle))) throw notFound();
  }

  /** Hides a received line, or shows it again. @throws ApiError 404 unless it is one the member may read */
  async function setFeedbackHidden(handle: number, hidden: boolean, memberId: number): Promise<{ hidden: boolean }> {
    if (!(await archives.setHidden(memberId, handle, hidden))) throw notFound();
    return { hidden };
  }

  return { own, ofNickname, checkReceived, setFeedbackHidden };
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
