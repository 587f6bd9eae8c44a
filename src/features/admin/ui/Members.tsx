import { useParams, useSearchParams } from 'react-router-dom';
import { ROLE_LABELS, type MemberCard, type MemberCardPage } from '@contract/operator';
import { LIMITS } from '@contract/limits';
import { pageNumber } from '@contract/pageNumber';
import { MemberAvatar, memberName } from '@/entities/member';
import { useGetDeskMembersQuery, useGetDeskQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/formatCount';
import { usePagedList } from '@/shared/lib/usePagedList';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { isPostId } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { Chip } from '@/shared/ui/Chip';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { BanIcon, ShieldIcon, WarnIcon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { memberPath, sectionPath } from '../lib/deskPaths';
import { monthDay } from '../lib/deskTexts';
import { MemberPanel } from './MemberPanel';
import * as C from './CaseView.styles';
import * as D from './Desk.styles';
import * as Q from './Queue.styles';
import * as S from './Members.styles';

/** What the list shows: everybody, or those in one state. */
const SHOWS = [
  { id: '', label: '모두', query: {} },
  { id: 'suspended', label: '정지 중', query: { state: 'SUSPENDED' } },
  { id: 'warned', label: '경고 받음', query: { state: 'WARNED' } },
  { id: 'operators', label: '운영자', query: { role: 'OPERATOR' } },
] as const;

/** Search term, state and page of the list, as the address has them. */
function useMembersPlace() {
  const [search, setSearch] = useSearchParams();
  const show = SHOWS.find(({ id }) => id === (search.get('show') ?? '')) ?? SHOWS[0];
  const term = search.get('query') ?? '';
  const searchFor = (nextTerm: string, nextShow: string, page = 1) =>
    new URLSearchParams({
      ...(nextTerm && { query: nextTerm }),
      ...(nextShow && { show: nextShow }),
      ...(page > 1 && { page: String(page) }),
    });

  return {
    show,
    term,
    page: pageNumber(search),
    search: search.size > 0 ? `?${search.toString()}` : '',
    find: (next: string) => setSearch(searchFor(next, show.id), { replace: true }),
    choose: (id: string) => setSearch(searchFor(term, id), { replace: true }),
    addressOf: (page: number) => `${sectionPath('members')}?${searchFor(term, show.id, page).toString()}`,
    replacePage: (page: number) => setSearch(searchFor(term, show.id, page), { replace: true }),
  };
}

/** Members, found by their nickname, and the chosen one beside them. */
export function Members() {
  useDocumentTitle('회원 · 운영');
  const { id = '' } = useParams();
  const place = useMembersPlace();
  const query = useGetDeskMembersQuery({
    query: place.term || undefined,
    ...place.show.query,
    page: place.page - 1,
  });
  const { list, isStale, isFailed, skeletonStays, refetch } = usePagedList(query, {
    page: place.page,
    onPastTheEnd: place.replacePage,
    failure: 'The members could not be loaded.',
  });
  const chosenId = isPostId(id) ? Number(id) : undefined;

  return (
    <D.Columns list="minmax(0, 1fr)" detail={chosenId ? '368px' : '0'}>
      <Q.ListColumn data-open={chosenId ? true : undefined} aria-label="회원 목록">
        <D.Head>
          <D.Title>회원</D.Title>
          {list && <D.Caption role="status">{formatCount(list.totalElements)}명</D.Caption>}
        </D.Head>
        <S.Search
          label="닉네임으로 찾기"
          placeholder="닉네임으로 찾기"
          value={place.term}
          max={LIMITS.search}
          onSearch={place.find}
        />
        <D.Filters role="group" aria-label="상태">
          {SHOWS.map(({ id: show, label }) => (
            <Chip key={show} selected={place.show.id === show} onClick={() => place.choose(show)}>
              {label}
            </Chip>
          ))}
        </D.Filters>
        {isFailed && <FailedBlock onRetry={() => void refetch()} />}
        {!isFailed && !list && <TableSkeleton waiting={!skeletonStays} />}
        {list && <List list={list} isStale={isStale} chosenId={chosenId} place={place} />}
      </Q.ListColumn>
      <Q.CaseColumn data-open={chosenId ? true : undefined} aria-label="회원 정보">
        {chosenId && (
          <>
            <C.Back>
              <BackLink to={sectionPath('members') + place.search}>회원</BackLink>
            </C.Back>
            <MemberPanel key={chosenId} memberId={chosenId} />
          </>
        )}
      </Q.CaseColumn>
    </D.Columns>
  );
}

interface ListProps {
  list: MemberCardPage;
  isStale: boolean;
  chosenId: number | undefined;
  place: ReturnType<typeof useMembersPlace>;
}

function List({ list, isStale, chosenId, place }: ListProps) {
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
              isSelf={member.nickname === desk?.nickname}
              search={place.search}
            />
          ))}
        </tbody>
      </S.Table>
      <Pager page={place.page} totalPages={list.totalPages} hrefFor={place.addressOf} />
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
      {[warnings, hides, reportsAbout, reportsBy].map((value, place) => (
        <td key={place} data-number data-zero={value === 0 || undefined}>
          {value}
        </td>
      ))}
      <td data-state>
        <MemberStates member={member} isSelf={isSelf} />
      </td>
    </tr>
  );
}

/** What a member is just now: an operator, suspended, warned. */
export function MemberStates({ member, isSelf }: { member: MemberCard; isSelf: boolean }) {
  const { role, suspension, warnings, measures } = member;
  const warned = measures.find(({ action }) => action === 'WARN');

  return (
    <S.States>
      {role === 'OPERATOR' && (
        <Tag tone="pine" icon={ShieldIcon}>
          {ROLE_LABELS.OPERATOR}
        </Tag>
      )}
      {isSelf && <small>나</small>}
      {suspension && (
        <>
          <Tag tone="red" icon={BanIcon}>
            정지
          </Tag>
          <small>{suspension.untilDateTime ? `${monthDay(suspension.untilDateTime)}까지` : '기한 없음'}</small>
        </>
      )}
      {!suspension && warnings > 0 && (
        <>
          <Tag tone="sun" icon={WarnIcon}>
            경고
          </Tag>
          {warned && <small>{monthDay(warned.createdDateTime)}</small>}
        </>
      )}
    </S.States>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

function TableSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>회원을 불러오고 있어요</LoadingText>
      <D.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={48} radius={12} />
        ))}
      </D.Skeletons>
    </SkeletonContainer>
  );
}
