import { useParams } from 'react-router-dom';
import { isId } from '@contract/id';
import { LIMITS } from '@contract/limits';
import { type MemberCard } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { useGetDeskMembersQuery } from '@/shared/api';
import { shortDate } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/formatCount';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { ListState, useListParams, usePagedList, type ListParamsOf } from '@/shared/list';
import { BackLink } from '@/shared/ui/BackLink';
import { Chip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Table, type Column } from '@/shared/ui/Table';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
import { memberPath, sectionPath } from '../lib/deskPaths';
import { MEMBER_SHOW_LABELS, MEMBER_SHOW_QUERIES, MEMBERS_LIST } from '../model/membersParams';
import { MemberPanel, UnknownMember } from './MemberPanel';
import { MemberStates } from './MemberStates';
import * as P from './Section.styles';
import * as Q from './Queue.styles';
import * as S from './Members.styles';

/** The columns of the table; a phone shows the state, and the others' texts below the name. */
const COLUMNS: readonly Column<MemberCard>[] = [
  {
    heading: '가입',
    cell: ({ joinedDateTime }) => shortDate(joinedDateTime),
    phone: ({ joinedDateTime }) => `${shortDate(joinedDateTime)} 가입`,
  },
  { heading: '경고', number: true, cell: ({ warnings }) => warnings },
  { heading: '숨김', number: true, cell: ({ hides }) => hides },
  {
    heading: '받은 신고',
    number: true,
    cell: ({ reportsAbout }) => reportsAbout,
    phone: ({ reportsAbout }) => `받은 신고 ${reportsAbout}`,
  },
  { heading: '한 신고', number: true, cell: ({ reportsBy }) => reportsBy },
  { heading: '상태', phone: 'cell', cell: (member) => <MemberStates member={member} /> },
];

/** Members, found by nickname, username and whole e-mail address, and the chosen one beside them. */
export function Members() {
  useDocumentTitle('회원 · 운영');
  const { id = '' } = useParams();
  const params = useListParams(MEMBERS_LIST);
  const chosenId = isId(id) ? Number(id) : undefined;
  const isOpen = id === '' ? undefined : true;

  return (
    <P.Columns listWidth="minmax(0, 1fr)" detailWidth={isOpen ? '368px' : '0'}>
      <Q.ListColumn data-open={isOpen} aria-label="회원 목록">
        <MemberList params={params} chosenId={chosenId} />
      </Q.ListColumn>
      <Q.CaseColumn data-open={isOpen} aria-label="회원 정보">
        {isOpen && (
          <>
            <S.Back>
              <VisuallyHidden as="h1">회원</VisuallyHidden>
              <BackLink to={sectionPath('members') + params.search}>회원</BackLink>
            </S.Back>
            {chosenId ? <MemberPanel key={chosenId} memberId={chosenId} /> : <UnknownMember />}
          </>
        )}
      </Q.CaseColumn>
    </P.Columns>
  );
}

interface MemberListProps {
  params: ListParamsOf<typeof MEMBERS_LIST>;
  chosenId: number | undefined;
}

function MemberList({ params, chosenId }: MemberListProps) {
  const { query: term, show, page } = params.params;
  const query = useGetDeskMembersQuery({ query: term || undefined, ...MEMBER_SHOW_QUERIES[show], page: page - 1 });
  const state = usePagedList(query, params);

  return (
    <>
      <P.Head>
        <Text as="h1" size="h2">
          회원
        </Text>
        {state.list && <P.Caption role="status">{formatCount(state.list.totalElements)}명</P.Caption>}
      </P.Head>
      <S.Search
        label="닉네임, 아이디, 메일 주소로 찾기"
        placeholder="닉네임, 아이디, 메일 주소"
        value={term}
        max={LIMITS.email}
        onSearch={(typed) => params.replace({ query: typed })}
      />
      <S.Shows role="group" aria-label="상태">
        {optionsOf(MEMBER_SHOW_LABELS).map(({ value, label }) => (
          <Chip key={value} selected={show === value} onClick={() => params.replace({ show: value })}>
            {label}
          </Chip>
        ))}
      </S.Shows>
      <ListState
        of={state}
        params={params}
        path={sectionPath('members')}
        noun="회원"
        skeleton={{ height: 48 }}
        empty={<EmptyState illustration="no-alarm" title="찾는 회원이 없어요." />}
      >
        {({ members }) => (
          <Table
            rows={members}
            keyOf={({ memberId }) => memberId}
            isSelected={({ memberId }) => memberId === chosenId}
            heading="회원"
            rowHeading={(member, line) => (
              <MemberLink member={member} line={line} isChosen={member.memberId === chosenId} search={params.search} />
            )}
            columns={COLUMNS}
          />
        )}
      </ListState>
    </>
  );
}

interface MemberLinkProps {
  member: MemberCard;
  /** What a phone shows below the name. */
  line: string;
  isChosen: boolean;
  search: string;
}

function MemberLink({ member: { memberId, nickname, profileImg }, line, isChosen, search }: MemberLinkProps) {
  return (
    <S.Name to={memberPath(memberId) + search} aria-current={isChosen ? 'true' : undefined}>
      <MemberAvatar nickname={nickname} photo={profileImg} size={36} />
      <span>
        <Text as="b" size="body-s" weight={600} tone="text">
          {memberName(nickname)}
        </Text>
        <small>{line}</small>
      </span>
    </S.Name>
  );
}
