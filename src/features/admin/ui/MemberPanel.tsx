import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { findProblems } from '@contract/firstMessage';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES, roleRules, type Case, type MemberCard, type MemberMeasure } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { isNotFound, useGetCaseQuery, useGetDeskQuery, useSetMemberRoleMutation } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { FlagIcon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import { LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import { memberPath, sectionPath } from '../lib/deskPaths';
import { ActDialog } from './ActDialog';
import { Fact, MemberHistory } from './CaseWriter';
import { HideRecentDialog } from './HideRecentDialog';
import { MeasureDialog } from './MeasureDialog';
import { SuspensionBox } from './SuspensionBox';
import * as F from './MemberFacts.styles';
import * as P from './Section.styles';
import * as S from './Members.styles';

/** An address that names no member. */
export function UnknownMember() {
  return <EmptyState illustration="not-found" role="alert" title={MESSAGES.unknownMember} />;
}

/** The history of a member, and the possible measures. */
export function MemberPanel({ memberId }: { memberId: number }) {
  const { data: shown, error, refetch } = useGetCaseQuery({ target: 'profile', targetId: memberId });
  const skeletonStays = useDelayedLoading(!shown && !error);

  if (shown?.member && !skeletonStays) return <Loaded shown={shown} member={shown.member} />;
  if (error !== undefined && isNotFound(error)) return <UnknownMember />;
  if (error !== undefined) return <FailedBlock onRetry={() => void refetch()} />;
  return (
    <S.Panel>
      {skeletonStays && (
        <>
          <LoadingText>회원을 불러오고 있어요</LoadingText>
          <Skeleton height={60} radius={14} />
          <Skeleton height={140} radius={14} />
        </>
      )}
    </S.Panel>
  );
}

type Act = MemberMeasure | 'ROLE' | 'SHORTEN' | 'HIDE_RECENT';

function Loaded({ shown, member }: { shown: Case; member: MemberCard }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [act, setAct] = useState<Act>();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <S.Panel>
      <S.Who>
        <MemberAvatar nickname={member.nickname} photo={member.profileImg} size={60} />
        <div>
          <Text as="h2" size="h3" ref={heading} tabIndex={-1}>
            {memberName(member.nickname)}
          </Text>
          <P.Caption>{shortDate(member.joinedDateTime)} 가입</P.Caption>
        </div>
        {member.nickname !== null && (
          <IconLink
            label="이 회원의 신고 보기"
            icon={FlagIcon}
            to={`${sectionPath('reports')}?${allOf(member.nickname)}`}
          />
        )}
      </S.Who>
      <SuspensionBox member={member} />
      <Resemblance member={member} />
      <F.Facts columns={3}>
        <Fact name="경고" value={member.warnings} />
        <Fact name="숨김" value={member.hides} />
        <Fact name="놓친 지원" value={member.expiredApplications} />
        <Fact name="받은 신고" value={member.reportsAbout} />
        <Fact name="한 신고" value={member.reportsBy} />
        <Fact name="그중 문제없음" value={member.dismissedReportsBy} />
      </F.Facts>
      <div>
        <Text as="h3" size="label" weight={700} below={3}>
          조치
        </Text>
        <MemberHistory member={member} withActors />
      </div>
      <Actions member={member} onAct={setAct} />
      {act === 'ROLE' && <RoleDialog member={member} onClose={() => setAct(undefined)} />}
      {act === 'HIDE_RECENT' && (
        <HideRecentDialog member={member} onClose={() => setAct(undefined)} onDone={() => heading.current?.focus()} />
      )}
      {act !== undefined && act !== 'ROLE' && act !== 'HIDE_RECENT' && (
        <MeasureDialog
          shown={shown}
          measure={act === 'SHORTEN' ? 'SUSPEND' : act}
          shorten={act === 'SHORTEN'}
          onClose={() => setAct(undefined)}
          onDone={() => heading.current?.focus()}
        />
      )}
    </S.Panel>
  );
}

/** Suspended members with the same e-mail address or phone number: a hint, no proof (D196). */
function Resemblance({ member: { resembles } }: { member: MemberCard }) {
  if (resembles.length === 0) return null;
  return (
    <Banner tone="warn">
      <span>정지된 회원과 이메일이나 전화번호가 같아 보여요: </span>
      {resembles.map(({ memberId, nickname }, index) => (
        <span key={memberId}>
          {index > 0 && <span>, </span>}
          <Link to={memberPath(memberId)}>{memberName(nickname)}</Link>
        </span>
      ))}
    </Banner>
  );
}

/** The cases about a member, including decided ones. */
const allOf = (nickname: string) =>
  new URLSearchParams([
    ['state', 'OPEN'],
    ['state', 'HIDDEN'],
    ['state', 'DONE'],
    ['member', nickname],
  ]).toString();

function Actions({ member, onAct }: { member: MemberCard; onAct: (act: Act) => void }) {
  const { data: desk } = useGetDeskQuery();
  if (member.nickname === null) return <P.Caption>{OPERATOR_MESSAGES.withdrawn}</P.Caption>;
  if (member.role === 'OPERATOR') {
    return (
      <S.Actions>
        <Button variant="gray" onClick={() => onAct('ROLE')}>
          운영자 해제
        </Button>
      </S.Actions>
    );
  }
  if (member.memberId === desk?.memberId) return <P.Caption>{OPERATOR_MESSAGES.ownContent}</P.Caption>;
  if (member.suspension) {
    return (
      <S.Actions>
        <Button onClick={() => onAct('UNSUSPEND')}>정지 해제</Button>
        {member.suspension.untilDateTime !== null && (
          <Button variant="gray" onClick={() => onAct('SUSPEND')}>
            기간 늘리기
          </Button>
        )}
        <Button variant="gray" onClick={() => onAct('SHORTEN')}>
          기간 줄이기
        </Button>
        <HideRecent onAct={onAct} />
      </S.Actions>
    );
  }
  return (
    <S.Actions>
      <Button variant="gray" onClick={() => onAct('WARN')}>
        경고
      </Button>
      <Button variant="gray" onClick={() => onAct('SUSPEND')}>
        정지
      </Button>
      <Button variant="gray" onClick={() => onAct('ROLE')}>
        운영자 지정
      </Button>
      <HideRecent onAct={onAct} />
    </S.Actions>
  );
}

const HideRecent = ({ onAct }: { onAct: (act: Act) => void }) => (
  <Button variant="gray" onClick={() => onAct('HIDE_RECENT')}>
    이 회원의 글 모두 숨기기
  </Button>
);

function RoleDialog({ member, onClose }: { member: MemberCard; onClose: () => void }) {
  const [setRole] = useSetMemberRoleMutation();
  const name = memberName(member.nickname);
  const isOperator = member.role === 'OPERATOR';
  const role = isOperator ? 'MEMBER' : 'OPERATOR';

  return (
    <ActDialog
      title={isOperator ? `${name} 님의 운영자 권한을 거둘까요?` : `${name} 님을 운영자로 지정할까요?`}
      face={<MemberAvatar nickname={member.nickname} photo={member.profileImg} size={44} />}
      confirmLabel={isOperator ? '운영자 해제' : '운영자 지정'}
      draft={{ form: 'role', target: member.memberId }}
      initial={{ reason: '', password: '' }}
      reasonHint="기록에 남고, 이 회원이 읽어요."
      check={({ reason }) => findProblems(roleRules, { role, reason })}
      send={({ reason }) => setRole({ memberId: member.memberId, role, reason })}
      onClose={onClose}
    />
  );
}
