import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { OPERATOR_MESSAGES, type CasePage, type Measure } from '@contract/operator';
import { useGetCasesQuery } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useScrollAnchor } from '@/shared/lib/useScrollAnchor';
import { usePagedList } from '@/shared/lib/usePagedList';
import { from } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';
import { AppliedChip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ArrowUpIcon, Icon, KeyboardIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { caseOf, sectionPath } from '../lib/deskPaths';
import { caseQuery, useQueueParams, type QueueParams } from '../model/queueParams';
import { useCaseNews } from '../model/useCaseNews';
import { isSame, useCaseWalk, type CaseWalk } from '../model/useCaseWalk';
import { useShortcuts, type Shortcut } from '../model/useShortcuts';
import { CaseRows } from './CaseRows';
import { CaseBack, CaseView, UnknownCase } from './CaseView';
import { QueueFilters } from './QueueFilters';
import { ShortcutsDialog } from './ShortcutsDialog';
import { Loaded } from './Loaded';
import * as P from './Section.styles';
import * as S from './Queue.styles';

const HEADING_ID = 'reports';

const MEASURE_KEYS: Partial<Record<Shortcut, Measure[]>> = {
  KeyD: ['DISMISS'],
  KeyH: ['HIDE'],
  KeyR: ['RESTORE'],
  KeyW: ['WARN'],
  KeyS: ['SUSPEND', 'UNSUSPEND'],
};

/** The first case of the list, which is shown beside it on wide screens while none is selected. */
function firstOf(list: CasePage | undefined) {
  const first = list?.cases[0];
  return first && caseOf(first.target.toLowerCase(), String(first.targetId));
}

/** The review queue: reported targets, and the chosen one beside them (D131). */
export function Queue() {
  useDocumentTitle('신고 · 운영');
  const { target, id } = useParams();
  const params = useQueueParams();
  const query = useGetCasesQuery(caseQuery(params, params.page));
  const { list, isStale, isFailed, skeletonStays, refetch } = usePagedList(query, {
    page: params.page,
    replacePage: params.replacePage,
    failure: 'The review queue could not be loaded.',
  });
  const isWide = useMediaQuery(from('desk'));
  const chosen = caseOf(target, id);
  // An address that names no case shows that, never the first case of the list.
  const isUnknown = target !== undefined && !chosen;
  const opened = chosen ?? (isWide && !isUnknown ? firstOf(list) : undefined);
  const isOpen = target === undefined ? undefined : true;
  const listPath = sectionPath('reports') + params.search;
  const walk = useCaseWalk(list, opened, params);
  const news = useCaseNews(list, params);
  const keys = useQueueKeys(walk);
  // While a case follows, its own heading gets the focus.
  const keepFocus = useFocusRestore(...(opened ? [] : [HEADING_ID]));

  async function showNew() {
    document.getElementById(HEADING_ID)?.focus();
    await refetch();
  }

  return (
    <P.Columns listWidth="328px" detailWidth="minmax(0, 1fr)">
      <S.ListColumn data-open={isOpen} aria-label="신고 목록">
        <Head total={list && news.total} onHelp={keys.openHelp} />
        <QueueFilters params={params} />
        <MemberFilter params={params} />
        <Loaded isFailed={isFailed} onRetry={refetch} skeleton={<RowsSkeleton waiting={!skeletonStays} />}>
          {list && (
            <Anchored>
              {news.arrivals > 0 && <NewCases count={news.arrivals} onShow={showNew} />}
              <List list={list} isStale={isStale} opened={opened} params={params} />
            </Anchored>
          )}
        </Loaded>
      </S.ListColumn>
      <S.CaseColumn data-open={isOpen} aria-label="신고 내용" onFocus={keepFocus}>
        {isUnknown && <UnknownAddress listPath={listPath} />}
        {opened && (
          <CaseView
            key={`${opened.target}/${opened.targetId}`}
            {...opened}
            takesFocus={chosen !== undefined}
            walk={walk}
            listPath={listPath}
            asked={keys.asked}
            onAsked={keys.clear}
          />
        )}
      </S.CaseColumn>
      {keys.help}
    </P.Columns>
  );
}

/** Keeps the rows under the pointer and the focus where they are. */
function Anchored({ children }: { children: ReactNode }) {
  const { area } = useScrollAnchor<HTMLDivElement>({ scroller: 'page' });
  return <S.Anchored ref={area}>{children}</S.Anchored>;
}

/** The chip that removes the filter by member. */
function MemberFilter({ params: { filter, change } }: { params: QueueParams }) {
  if (!filter.member) return null;
  return (
    <AppliedChip removeLabel={`${filter.member} 필터 지우기`} onRemove={() => change({ member: '' })}>
      {filter.member}
    </AppliedChip>
  );
}

function UnknownAddress({ listPath }: { listPath: string }) {
  return (
    <>
      <CaseBack listPath={listPath} />
      <UnknownCase />
    </>
  );
}

/** The button that shows new cases, above the rows, which stay where they are. */
function NewCases({ count, onShow }: { count: number; onShow: () => Promise<void> }) {
  return (
    <S.NewCases>
      <Button variant="soft" block onClick={() => void onShow()}>
        <Icon of={ArrowUpIcon} size={18} />
        {`새 신고 ${count}건`}
      </Button>
    </S.NewCases>
  );
}

function Head({ total, onHelp }: { total: number | undefined; onHelp: () => void }) {
  return (
    <P.Head>
      <P.Title id={HEADING_ID} tabIndex={-1}>
        신고
      </P.Title>
      {total !== undefined && (
        <P.Caption role="status">
          <span>
            <b>{total}</b>건
          </span>
        </P.Caption>
      )}
      <IconButton label="단축키 보기" icon={KeyboardIcon} onClick={onHelp} />
    </P.Head>
  );
}

/** The shortcuts of the queue: navigation at once, measures through their dialog. */
function useQueueKeys(walk: CaseWalk) {
  const [asked, setAsked] = useState<Measure[]>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isOn, turn } = useShortcuts((code) => {
    if (code === 'KeyJ') walk.toNext();
    else if (code === 'KeyK') walk.toPrevious();
    else if (code === 'Slash') setHelpOpen(true);
    else setAsked(MEASURE_KEYS[code]);
  });

  return {
    asked,
    clear: () => setAsked(undefined),
    openHelp: () => setHelpOpen(true),
    help: isHelpOpen && <ShortcutsDialog isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />,
  };
}

interface ListProps {
  list: CasePage;
  isStale: boolean;
  opened: ReturnType<typeof caseOf>;
  params: QueueParams;
}

function List({ list, isStale, opened, params }: ListProps) {
  if (list.totalElements === 0) return <EmptyState illustration="no-alarm" title={OPERATOR_MESSAGES.none} />;
  return (
    <div aria-busy={isStale}>
      <CaseRows
        cases={list.cases}
        grouped={params.filter.sort === 'most'}
        counted={list.totalPages === 1}
        search={params.search}
        isOpen={(one) => opened !== undefined && isSame(one, opened)}
      />
      <Pager page={params.page} totalPages={list.totalPages} hrefFor={params.addressOf} />
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

function RowsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>신고를 불러오고 있어요</LoadingText>
      <P.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={64} radius={14} />
        ))}
      </P.Skeletons>
    </SkeletonContainer>
  );
}
