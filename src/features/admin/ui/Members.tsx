import { useParams } from 'react-router-dom';
import { type MemberCard, type MemberCardPage } from '@contract/operator';
import { LIMITS } from '@contract/limits';
import { MemberAvatar, memberName } from '@/entities/member';
import { useGetDeskMembersQuery, useGetDeskQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/formatCount';
import { usePagedList } from '@/shared/lib/usePagedList';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { isId } from '@contract/id';
import { BackLink } from '@/shared/ui/BackLink';
import { Chip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { memberPath, sectionPath } from '../lib/deskPaths';
import { MEMBER_SHOWS, useMembersParams } from '../model/membersParams';
import { MemberPanel, UnknownMember } from './MemberPanel';
import { MemberStates } from './MemberStates';
import { Loaded } from './Loaded';
import * as P from './Section.styles';
import * as Q from './Queue.styles';
import * as S from './Members.styles';

/** Members, found by their nickname, and the chosen one beside them. */
export function Members() {
  useDocumentTitle('회원 · 운영');
  const { id = '' } = useParams();
  const params = useMembersParams();
  const query = useGetDeskMembersQuery({
    query: params.term || undefined,
    ...params.show.query,
    page: params.page - 1,
  });
  const { list, isStale, isFailed, skeletonStays, refetch } = usePagedList(query, {
    page: params.page,
    replacePage: params.replacePage,
    failure: 'The members could not be loaded.',
  });
  const chosenId = isId(id) ? Number(id) : undefined;
  const isUnknown = id !== '' && chosenId === undefined;
  const isOpen = id === '' ? undefined : true;

  return (
    <P.Columns listWidth="minmax(0, 1fr)" detailWidth={isOpen ? '368px' : '0'}>
      <Q.ListColumn data-open={isOpen} aria-label="회원 목록">
        <P.Head>
          <P.Title>회원</P.Title>
          {list && <P.Caption role="status">{formatCount(list.totalElements)}명</P.Caption>}
        </P.Head>
        <S.Search
          label="닉네임으로 찾기"
          placeholder="닉네임으로 찾기"
          value={params.term}
          max={LIMITS.search}
          onSearch={params.find}
        />
        <P.Filters role="group" aria-label="상태">
          {MEMBER_SHOWS.map(({ id: show, label }) => (
            <Chip key={show} selected={params.show.id === show} onClick={() => params.choose(show)}>
              {label}
            </Chip>
          ))}
        </P.Filters>
        <Loaded isFailed={isFailed} onRetry={refetch} skeleton={<TableSkeleton waiting={!skeletonStays} />}>
          {list && <List list={list} isStale={isStale} chosenId={chosenId} params={params} />}
        </Loaded>
      </Q.ListColumn>
      <Q.CaseColumn data-open={isOpen} aria-label="회원 정보">
        {isOpen && (
          <>
            <S.Back>
              <VisuallyHidden as="h1">회원</VisuallyHidden>
              <BackLink to={sectionPath('members') + params.search}>회원</BackLink>
            </S.Back>
            {isUnknown && <UnknownMember />}
            {chosenId && <MemberPanel key={chosenId} memberId={chosenId} />}
          </>
        )}
      </Q.CaseColumn>
    </P.Columns>
  );
}

interface ListProps {
  list: MemberCardPage;
  isStale: boolean;
  chosenId: number | undefined;
  params: ReturnType<typeof useMembersParams>;
}

function List({ list, isStale, chosenId, params }: ListProps) {
  const { data: desk } = useGetDeskQuery();
  if (list.totalElements === 0) return <EmptyState illustration="no-alarm" title="찾는 회원이 없어요." />;
  return (
    <div aria-busy={isStale}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">회원</th>
            <th scope="col">가입</th>
            <th scope="col" data-number>
              경고
            </th>
            <th scope="col" data-number>
              숨김
            </th>
            <th scope="col" data-number>
              받은 신고
            </th>
            <th scope="col" data-number>
              한 신고
            </th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>
          {list.members.map((member) => (
            <Row
              key={member.memberId}
              member={member}
              isChosen={member.memberId === chosenId}
              isSelf={member.memberId === desk?.memberId}
              search={params.search}
            />
          ))}
        </tbody>
      </S.Table>
      <Pager page={params.page} totalPages={list.totalPages} hrefFor={params.addressOf} />
    </div>
  );
}

interface RowProps {
  member: MemberCard;
  isChosen: boolean;
  isSelf: boolean;
  search: string;
}

function Row({ member, isChosen, isSelf, search }: RowProps) {
  const { memberId, nickname, profileImg, joinedDateTime, warnings, hides, reportsAbout, reportsBy } = member;
  return (
    <tr aria-selected={isChosen}>
      <th scope="row">
        <S.Name to={memberPath(memberId) + search} aria-current={isChosen ? 'true' : undefined}>
          <MemberAvatar nickname={nickname} photo={profileImg} size={36} />
          <span>
            <b>{memberName(nickname)}</b>
            <small>
              {shortDate(joinedDateTime)} 가입 · 받은 신고 {reportsAbout}
            </small>
          </span>
        </S.Name>
      </th>
      <td>{shortDate(joinedDateTime)}</td>
      {[warnings, hides, reportsAbout, reportsBy].map((value, index) => (
        <td key={index} data-number data-zero={value === 0 || undefined}>
          {value}
        </td>
      ))}
      <td data-state>
        <MemberStates member={member} isSelf={isSelf} />
      </td>
    </tr>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

function TableSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>회원을 불러오고 있어요</LoadingText>
      <P.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={48} radius={12} />
        ))}
      </P.Skeletons>
    </SkeletonContainer>
  );
}
