import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { OPERATOR_MESSAGES, type CasePage } from '@contract/operator';
import { useGetCasesQuery } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useScrollAnchor } from '@/shared/lib/useScrollAnchor';
import { ListState, useListParams, usePagedList, type PagedList } from '@/shared/list';
import { from } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';
import { AppliedChip } from '@/shared/ui/Chip';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ArrowUpIcon, Icon, KeyboardIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Text } from '@/shared/ui/pieces';
import { caseOf, sectionPath } from '../lib/deskPaths';
import { caseQuery, QUEUE_LIST, type QueueList } from '../model/queueParams';
import { useCaseNews } from '../model/useCaseNews';
import { isSame, useCaseWalk, type CaseWalk } from '../model/useCaseWalk';
import { useShortcuts } from '../model/useShortcuts';
import { CaseRows } from './CaseRows';
import { CaseSearch } from './CaseSearch';
import { CaseBack, CaseView, UnknownCase } from './CaseView';
import { QueueFilters } from './QueueFilters';
import { ShortcutsDialog } from './ShortcutsDialog';
import * as P from './Section.styles';
import * as S from './Queue.styles';

const HEADING_ID = 'reports';

/** The first case of the list, which is shown beside it on wide screens while none is selected. */
function firstOf(list: CasePage | undefined) {
  const first = list?.cases[0];
  return first && caseOf(first.target.toLowerCase(), String(first.targetId));
}

/** The review queue: reported targets, and the chosen one beside them (D131). */
export function Queue() {
  useDocumentTitle('신고 · 운영');
  const { target, id } = useParams();
  const queue = useListParams(QUEUE_LIST);
  const state = usePagedList(useGetCasesQuery(caseQuery(queue.params)), queue);
  const { list } = state;
  const isWide = useMediaQuery(from('desk'));
  const chosen = caseOf(target, id);
  // An address that names no case shows that, never the first case of the list.
  const isUnknown = target !== undefined && !chosen;
  const opened = chosen ?? (isWide && !isUnknown ? firstOf(list) : undefined);
  const isOpen = target === undefined ? undefined : true;
  const listPath = sectionPath('reports') + queue.search;
  const walk = useCaseWalk(list, opened, queue);
  const { arrivals, total } = useCaseNews(list, queue);
  const keys = useQueueKeys(walk);
  // While a case follows, its own heading gets the focus.
  const keepFocus = useFocusRestore(...(opened ? [] : [HEADING_ID]));

  return (
    <P.Columns listWidth="328px" detailWidth="minmax(0, 1fr)">
      <S.ListColumn data-open={isOpen} aria-label="신고 목록">
        <Head total={list && total} onHelp={keys.openHelp} />
        <CaseSearch />
        <QueueFilters queue={queue} />
        <MemberFilter queue={queue} />
        <Cases queue={queue} state={state} arrivals={arrivals} opened={opened} />
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
          />
        )}
      </S.CaseColumn>
      {keys.help}
    </P.Columns>
  );
}

interface CasesProps {
  queue: QueueList;
  state: PagedList<CasePage>;
  /** Cases that have arrived since the list was loaded. */
  arrivals: number;
  opened: ReturnType<typeof caseOf>;
}

function Cases({ queue, state, arrivals, opened }: CasesProps) {
  async function showNew() {
    document.getElementById(HEADING_ID)?.focus();
    await state.refetch();
  }

  return (
    <ListState
      of={state}
      params={queue}
      path={sectionPath('reports')}
      noun="신고"
      skeleton={{ height: 64 }}
      empty={<EmptyState illustration="no-alarm" title={OPERATOR_MESSAGES.none} />}
    >
      {({ cases, states }) => (
        <Anchored>
          {arrivals > 0 && <NewCases count={arrivals} onShow={showNew} />}
          <CaseRows
            cases={cases}
            grouped={queue.params.sort === 'most'}
            states={states}
            search={queue.search}
            isOpen={(one) => opened !== undefined && isSame(one, opened)}
          />
        </Anchored>
      )}
    </ListState>
  );
}

/** Keeps the rows under the pointer and the focus where they are. */
function Anchored({ children }: { children: ReactNode }) {
  const { area } = useScrollAnchor<HTMLDivElement>({ scroller: 'page' });
  return <S.Anchored ref={area}>{children}</S.Anchored>;
}

/** The chip that removes the filter by member. */
function MemberFilter({ queue: { params, replace } }: { queue: QueueList }) {
  if (!params.member) return null;
  return (
    <AppliedChip removeLabel={`${params.member} 필터 지우기`} onRemove={() => replace({ member: '' })}>
      {params.member}
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
      <Text as="h1" size="h2" id={HEADING_ID} tabIndex={-1}>
        신고
      </Text>
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

/** The shortcuts of the queue; those of the decision belong to its form. */
function useQueueKeys(walk: CaseWalk) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isOn, turn } = useShortcuts((code) => {
    if (code === 'KeyJ') walk.toNext();
    else if (code === 'KeyK') walk.toPrevious();
    else if (code === 'Slash') setHelpOpen(true);
  });

  return {
    openHelp: () => setHelpOpen(true),
    help: isHelpOpen && <ShortcutsDialog isOn={isOn} onTurn={turn} onClose={() => setHelpOpen(false)} />,
  };
}
