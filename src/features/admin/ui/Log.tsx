import { todayInKorea, dayInKorean } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import { LOG_ACTION_LABELS, LOG_TARGET_LABELS, type LogItem, type LogPage } from '@contract/operator';
import { memberName } from '@/entities/member';
import { useGetOperatorLogQuery } from '@/shared/api';
import { formatCount } from '@/shared/lib/formatCount';
import { usePagedList } from '@/shared/lib/usePagedList';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useServerNow } from '@/shared/session';
import { AppliedChip, Chip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon, LockIcon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { Link } from 'react-router-dom';
import { casePath, memberPath } from '../lib/deskPaths';
import { actorName, clockTime, shortMinute, toneOf } from '../lib/deskTexts';
import { LOG_SHOWS, useLogParams } from '../model/logParams';
import { CsvButton } from './CsvButton';
import { Loaded } from './Loaded';
import * as P from './Section.styles';
import * as S from './Log.styles';

/** The log of actions of operators, commands and jobs, which is append-only (D138). */
export function Log() {
  useDocumentTitle('기록 · 운영');
  const params = useLogParams();
  const query = useGetOperatorLogQuery({ ...params.filter, page: params.page - 1 });
  const { list, isStale, isFailed, skeletonStays, refetch } = usePagedList(query, {
    page: params.page,
    replacePage: params.replacePage,
    failure: 'The log could not be loaded.',
  });

  return (
    <>
      <P.Head>
        <P.Title>기록</P.Title>
        <P.Caption>
          <Icon of={LockIcon} size={14} />
          운영자도 고치거나 지울 수 없어요
        </P.Caption>
        <CsvButton name="log" params={params.filter} />
      </P.Head>
      <Filters params={params} />
      <Loaded isFailed={isFailed} onRetry={refetch} skeleton={<RowsSkeleton waiting={!skeletonStays} />}>
        {list && <List list={list} isStale={isStale} params={params} />}
      </Loaded>
    </>
  );
}

function Filters({ params }: { params: ReturnType<typeof useLogParams> }) {
  const { show, filter, change } = params;
  return (
    <S.Bar>
      <P.Filters role="group" aria-label="종류">
        {LOG_SHOWS.map(({ id, label }) => (
          <Chip key={id} selected={show?.id === id} onClick={() => change({ show: id })}>
            {label}
          </Chip>
        ))}
      </P.Filters>
      <S.Days>
        {filter.actor && (
          <AppliedChip removeLabel={`${filter.actor} 필터 지우기`} onRemove={() => change({ actor: '' })}>
            {filter.actor}
          </AppliedChip>
        )}
        {filter.member && (
          <AppliedChip removeLabel={`${filter.member} 필터 지우기`} onRemove={() => change({ member: '' })}>
            {filter.member}
          </AppliedChip>
        )}
        <input
          type="date"
          aria-label="언제부터"
          value={filter.from ?? ''}
          onChange={({ target }) => change({ from: target.value })}
        />
        ~
        <input
          type="date"
          aria-label="언제까지"
          value={filter.to ?? ''}
          onChange={({ target }) => change({ to: target.value })}
        />
      </S.Days>
    </S.Bar>
  );
}

interface ListProps {
  list: LogPage;
  isStale: boolean;
  params: ReturnType<typeof useLogParams>;
}

const dayOf = ({ createdDateTime }: LogItem) => todayInKorea(Date.parse(createdDateTime));

function List({ list, isStale, params }: ListProps) {
  const today = todayInKorea(useServerNow());
  if (list.totalElements === 0) return <EmptyState illustration="no-alarm" title="맞는 기록이 없어요." />;
  const days = [...new Set(list.items.map(dayOf))];

  return (
    <div aria-busy={isStale}>
      <P.Caption role="status">{formatCount(list.totalElements)}건</P.Caption>
      {days.map((day) => (
        <section key={day}>
          <S.Day>
            {day === today && <span>오늘 </span>}
            <span>{dayInKorean(day)}</span>
          </S.Day>
          <ol>
            {list.items
              .filter((item) => dayOf(item) === day)
              .map((item) => (
                <Row key={item.id} item={item} />
              ))}
          </ol>
        </section>
      ))}
      <Pager page={params.page} totalPages={list.totalPages} hrefFor={params.addressOf} />
    </div>
  );
}

function Row({ item }: { item: LogItem }) {
  const { id, createdDateTime, action, actor, member, reason, untilDateTime } = item;
  return (
    <S.Row>
      <time dateTime={createdDateTime}>{clockTime(createdDateTime)}</time>
      <span>
        <Tag tone={toneOf(action)}>{LOG_ACTION_LABELS[action]}</Tag>
      </span>
      <span>
        {member && (
          <b>
            <Link to={memberPath(member.memberId)}>{memberName(member.nickname)}</Link>
          </b>
        )}
        <Target item={item} />
        {untilDateTime && <small>{shortMinute(untilDateTime)}까지</small>}
      </span>
      <span>{reason}</span>
      <span>{actorName(actor, MESSAGES.withdrawnMember)}</span>
      <small>{formatCount(id)}</small>
    </S.Row>
  );
}

/** The target of a log row; content links to its case. */
function Target({ item: { target, targetId } }: { item: LogItem }) {
  if (target === null || targetId === null) return null;
  const name = `${LOG_TARGET_LABELS[target]} ${targetId}`;
  return target === 'ANNOUNCEMENT' ? <small>{name}</small> : <Link to={casePath(target, targetId)}>{name}</Link>;
}

const ROWS = [1, 2, 3, 4, 5];

function RowsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>기록을 불러오고 있어요</LoadingText>
      <P.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={48} radius={12} />
        ))}
      </P.Skeletons>
    </SkeletonContainer>
  );
}
