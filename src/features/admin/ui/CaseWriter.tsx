import { daysBetween } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import { LOG_ACTION_LABELS, LOG_TARGET_LABELS, type LogItem, type MemberCard } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { shortDate } from '@/shared/lib/dates';
import { ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { Stack, Text } from '@/shared/ui/pieces';
import { memberPath } from '../lib/deskPaths';
import { actorName, monthDay } from '../lib/deskTexts';
import * as F from './MemberFacts.styles';
import * as P from './Section.styles';
import * as S from './CaseView.styles';
import * as R from './CaseReports.styles';

/** The writer of the content, with data about them. */
export function CaseWriter({ member }: { member: MemberCard }) {
  const { memberId, nickname, profileImg, joinedDateTime, warnings, hides, reportsAbout, reportsBy } = member;

  return (
    <Stack as="section" gap={3} aria-label="작성자">
      <S.PartHead>
        <P.SubHeading>작성자</P.SubHeading>
      </S.PartHead>
      <R.Writer to={memberPath(memberId)}>
        <MemberAvatar nickname={nickname} photo={profileImg} size={44} />
        <span>
          <Text as="b" size="body-s" weight={600}>
            {memberName(nickname)}
          </Text>
          <Text as="small" size="caption" tone="text-3">
            {shortDate(joinedDateTime)} 가입
          </Text>
        </span>
        <Icon of={ChevronRightIcon} size={18} />
      </R.Writer>
      <F.Facts columns={4}>
        <Fact name="경고" value={warnings} />
        <Fact name="숨김" value={hides} />
        <Fact name="받은 신고" value={reportsAbout} />
        <Fact name="한 신고" value={reportsBy} />
      </F.Facts>
      <MemberHistory member={member} />
    </Stack>
  );
}

/** One number of a member. */
export const Fact = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const ABOUT_CONTENT: readonly LogItem['action'][] = ['HIDE', 'RESTORE', 'DISMISS', 'AUTO_HIDE'];

/** "모집글 숨김", "7일 정지": the measure with the kind of its content, or with the length of a suspension. */
function labelOf({ action, target, createdDateTime, untilDateTime }: LogItem): string {
  if (action === 'SUSPEND' && untilDateTime !== null)
    return `${daysBetween(createdDateTime, untilDateTime)}일 ${LOG_ACTION_LABELS.SUSPEND}`;
  const about = target && ABOUT_CONTENT.includes(action) ? `${LOG_TARGET_LABELS[target]} ` : '';
  return about + LOG_ACTION_LABELS[action];
}

interface MemberHistoryProps {
  member: MemberCard;
  /** Shows who took each measure. */
  withActors?: boolean;
}

/** The measures about a member, newest first, and the date of joining. */
export function MemberHistory({ member: { measures, joinedDateTime }, withActors = false }: MemberHistoryProps) {
  return (
    <F.History aria-label="조치">
      {measures.map((item) => (
        <li key={item.id}>
          <F.HistoryMark />
          <Text as="time" size="caption" tone="text-3" numbers dateTime={item.createdDateTime}>
            {monthDay(item.createdDateTime)}
          </Text>
          <Text size="label" weight={400} tone="text-2">
            <b>{labelOf(item)}</b>
            <LinkedText>
              {[
                withActors && item.actor.kind !== 'AUTO' && actorName(item.actor, MESSAGES.withdrawnMember),
                item.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </LinkedText>
          </Text>
        </li>
      ))}
      <li>
        <F.HistoryMark data-start />
        <Text as="time" size="caption" tone="text-3" numbers dateTime={joinedDateTime}>
          {monthDay(joinedDateTime)}
        </Text>
        <Text size="label" weight={400} tone="text-2">
          <b>가입</b>
        </Text>
      </li>
    </F.History>
  );
}
