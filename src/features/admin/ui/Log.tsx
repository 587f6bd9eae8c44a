import { todayInKorea, dayInKorean } from '@contract/dates';
import { MESSAGES } from '@contract/messages';
import {
  ENDLESS,
  LOG_ACTION_LABELS,
  LOG_TARGET_LABELS,
  type LogItem,
  type LogPage,
  type LogTarget,
} from '@contract/operator';
import { memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { useGetDeskMembersQuery, useGetOperatorLogQuery } from '@/shared/api';
import { formatCount } from '@/shared/lib/formatCount';
import { optionsOf } from '@/shared/lib/optionsOf';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { ListState, type ListParamsOf, useListParams, usePagedList } from '@/shared/list';
import { useServerNow } from '@/shared/session';
import { AppliedChip, Chip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon, LockIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Text } from '@/shared/ui/pieces';
import { Link } from 'react-router-dom';
import { casePath, memberPath } from '../lib/deskPaths';
import { actorName, clockTime, shortMinute, toneOf } from '../lib/deskTexts';
import { LOG_LIST, LOG_SHOW_LABELS, logQuery } from '../model/logParams';
import { CsvButton } from './CsvButton';
import * as P from './Section.styles';
import * as S from './Log.styles';

/** The log of actions of operators, commands and jobs, which is append-only (D138). */
export function Log() {
  useDocumentTitle('기록 · 운영');
  const params = useListParams(LOG_LIST);
  const filter = logQuery(params.params);
  const query = useGetOperatorLogQuery({ ...filter, page: params.params.page - 1 });
  const state = usePagedList(query, params);

  return (
    <>
      <P.Head>
        <Text as="h1" size="h2">
          기록
        </Text>
        <P.Caption>
          <Icon of={LockIcon} size={14} />
          운영자도 고치거나 지울 수 없어요
        </P.Caption>
        <CsvButton name="log" params={filter} />
      </P.Head>
      <Filters params={params} />
      <ListState
        of={state}
        params={params}
        noun="기록"
        skeleton={{ height: 48, count: 5 }}
        empty={<EmptyState illustration="no-alarm" title="맞는 기록이 없어요." />}
      >
        {(list) => <Days list={list} />}
      </ListState>
    </>
  );
}

const targetName = (target: LogTarget, id: number) => `${LOG_TARGET_LABELS[target]} ${id}`;

function Filters({ params: { params, replace } }: { params: ListParamsOf<typeof LOG_LIST> }) {
  const { show, actor, member } = params;
  const { target, targetId, from, to } = logQuery(params);
  return (
    <S.Bar>
      <P.Filters role="group" aria-label="종류">
        {optionsOf(LOG_SHOW_LABELS).map(({ value, label }) => (
          <Chip key={value} selected={show === value} onClick={() => replace({ show: value })}>
            {label}
          </Chip>
        ))}
      </P.Filters>
      <S.Days>
        <ActorSelect value={actor} onChange={(chosen) => replace({ actor: chosen })} />
        <MemberSelect value={member} onChange={(chosen) => replace({ member: chosen })} />
        {target && targetId && (
          <AppliedChip
            removeLabel={`${targetName(target, targetId)} 필터 지우기`}
            onRemove={() => replace({ case: '' })}
          >
            {targetName(target, targetId)}
          </AppliedChip>
        )}
        <input
          type="date"
          aria-label="언제부터"
          value={from ?? ''}
          onChange={(event) => replace({ from: event.target.value })}
        />
        ~
        <input
          type="date"
          aria-label="언제까지"
          value={to ?? ''}
          onChange={(event) => replace({ to: event.target.value })}
        />
      </S.Days>
    </S.Bar>
  );
}

interface SelectProps {
  /** A nickname; empty for everybody. */
  value: string;
  onChange: (nickname: string) => void;
}

/** The operators of now; one who is none any more stays chosen. */
function ActorSelect({ value, onChange }: SelectProps) {
  const { data } = useGetDeskMembersQuery({ role: 'OPERATOR' });
  const names = (data?.members ?? []).flatMap(({ nickname }) => nickname ?? []);
  return (
    <P.Choice aria-label="운영자" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">모든 운영자</option>
      {[...new Set(value ? [value, ...names] : names)].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </P.Choice>
  );
}

/** The members about whom there are measures: the warned and the suspended, the newest first. */
function MemberSelect({ value, onChange }: SelectProps) {
  const { data: warned } = useGetDeskMembersQuery({ state: 'WARNED' });
  const { data: suspended } = useGetDeskMembersQuery({ state: 'SUSPENDED' });
  const members = [...(suspended?.members ?? []), ...(warned?.members ?? [])];
  const names = members.flatMap(({ nickname }) => nickname ?? []);
  return (
    <P.Choice aria-label="회원" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">모든 회원</option>
      {[...new Set(value ? [value, ...names] : names)].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </P.Choice>
  );
}

const dayOf = ({ createdDateTime }: LogItem) => todayInKorea(Date.parse(createdDateTime));

function Days({ list }: { list: LogPage }) {
  const today = todayInKorea(useServerNow());
  const days = [...new Set(list.items.map(dayOf))];

  return (
    <>
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
    </>
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
        {action === 'SUSPEND' && <small>{untilDateTime ? `${shortMinute(untilDateTime)}까지` : ENDLESS}</small>}
      </span>
      <span>
        <LinkedText>{reason}</LinkedText>
      </span>
      <span>{actorName(actor, MESSAGES.withdrawnMember)}</span>
      <small>{formatCount(id)}</small>
    </S.Row>
  );
}

/** The target of a log row; content links to its case. */
function Target({ item: { target, targetId } }: { item: LogItem }) {
  if (target === null || targetId === null) return null;
  const name = targetName(target, targetId);
  return target === 'ANNOUNCEMENT' ? <small>{name}</small> : <Link to={casePath(target, targetId)}>{name}</Link>;
}
