import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Announcement, type AnnouncementPage } from '@contract/announcement';
import { pageNumber } from '@contract/pageNumber';
import { useEndAnnouncementMutation, useGetDeskAnnouncementsQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { usePagedList } from '@/shared/lib/usePagedList';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { useServerNow } from '@/shared/session';
import { BackLink } from '@/shared/ui/BackLink';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { SkeletonContainer, LoadingText, Skeleton } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { sectionPath } from '../lib/deskPaths';
import { ActDialog } from './ActDialog';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementRow, type Phase } from './AnnouncementRow';
import { Loaded } from './Loaded';
import * as C from './CaseView.styles';
import * as P from './Section.styles';
import * as Q from './Queue.styles';
import * as S from './Announcements.styles';

const PATH = sectionPath('announcements');
const NEW = 'new';
const HEADING_ID = 'announcements';

const PHASES: readonly { phase: Phase; label: string }[] = [
  { phase: 'now', label: '띄우는 중' },
  { phase: 'planned', label: '예정' },
  { phase: 'ended', label: '끝남' },
];

function phaseOf({ from, until }: Announcement, now: number): Phase {
  if (Date.parse(until) <= now) return 'ended';
  return Date.parse(from) <= now ? 'now' : 'planned';
}

/** The announcements above the header, and the form of a new one (D136). */
export function Announcements() {
  useDocumentTitle('공지 · 운영');
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search);
  const query = useGetDeskAnnouncementsQuery(page - 1);
  const { list, isStale, isFailed, skeletonStays, refetch } = usePagedList(query, {
    page,
    replacePage: (last) => setSearch(last > 1 ? { page: String(last) } : {}, { replace: true }),
    failure: 'The announcements could not be loaded.',
  });
  const edited = list?.announcements.find((one) => String(one.id) === id);
  const isOpen = id ? true : undefined;
  const { formKey, onSaved } = useSavedForm(id);

  return (
    <P.Columns listWidth="minmax(0, 1fr)" detailWidth="400px">
      <Q.ListColumn data-open={isOpen} aria-label="공지 목록">
        <P.Head>
          <P.Title id={HEADING_ID} tabIndex={-1}>
            공지
          </P.Title>
          <P.Caption>하나씩 보여요. 주의가 먼저, 그다음 새것부터예요.</P.Caption>
          <S.NewWay>
            <Button to={`${PATH}/${NEW}`} size="small">
              새 공지
            </Button>
          </S.NewWay>
        </P.Head>
        <Loaded isFailed={isFailed} onRetry={refetch} skeleton={<RowsSkeleton waiting={!skeletonStays} />}>
          {list && <List list={list} page={page} isStale={isStale} />}
        </Loaded>
      </Q.ListColumn>
      <Q.CaseColumn data-open={isOpen} aria-label="공지 쓰기">
        <C.Back>
          <VisuallyHidden as="h1">공지</VisuallyHidden>
          <BackLink to={PATH}>공지</BackLink>
        </C.Back>
        {(edited ?? [undefined, NEW].includes(id)) && (
          <AnnouncementForm key={edited?.id ?? formKey} edited={edited} onSaved={onSaved} />
        )}
      </Q.CaseColumn>
    </P.Columns>
  );
}

/** Opens the list at its top with the focus on its heading once an announcement is saved, and an empty form beside it. */
function useSavedForm(openedId: string | undefined) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(0);
  const wantsFocus = useRef(false);

  // On narrow screens the heading is hidden until the page of the form is left.
  useEffect(() => {
    if (!wantsFocus.current || openedId) return;
    wantsFocus.current = false;
    // The new announcement is at the top of the list, the button that saved it at the end of the form.
    window.scrollTo(0, 0);
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  });

  return {
    /** A new form after each saved announcement. */
    formKey: `${NEW}-${saved}`,
    onSaved() {
      wantsFocus.current = true;
      setSaved(saved + 1);
      void navigate(PATH);
    },
  };
}

function List({ list, page, isStale }: { list: AnnouncementPage; page: number; isStale: boolean }) {
  const now = useServerNow();
  const [ended, setEnded] = useState<Announcement>();
  const keepFocus = useFocusRestore(HEADING_ID);
  if (list.totalElements === 0) return <EmptyState illustration="no-alarm" title="아직 올린 공지가 없어요." />;

  return (
    <div aria-busy={isStale}>
      {PHASES.map(({ phase, label }) => {
        const rows = list.announcements.filter((one) => phaseOf(one, now) === phase);
        if (rows.length === 0) return null;
        return (
          <div key={phase}>
            <S.Group>
              {label} <em>{rows.length}</em>
            </S.Group>
            <ul>
              {rows.map((one) => (
                <AnnouncementRow
                  key={one.id}
                  announcement={one}
                  phase={phase}
                  now={now}
                  onFocus={keepFocus}
                  onEnd={() => setEnded(one)}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <Pager page={page} totalPages={list.totalPages} hrefFor={(shown) => `${PATH}?page=${shown}`} />
      {ended && <EndDialog announcement={ended} onClose={() => setEnded(undefined)} />}
    </div>
  );
}

function EndDialog({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const [end] = useEndAnnouncementMutation();

  return (
    <ActDialog
      title="이 공지를 내릴까요?"
      confirmLabel="내리기"
      draft={{ form: 'end-announcement', target: announcement.id }}
      initial={{ reason: '', password: '' }}
      check={() => []}
      send={() => end(announcement.id)}
      onClose={onClose}
    >
      <p>{announcement.text}</p>
    </ActDialog>
  );
}

const ROWS = [1, 2, 3, 4];

function RowsSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>공지를 불러오고 있어요</LoadingText>
      <P.Skeletons>
        {ROWS.map((row) => (
          <Skeleton key={row} height={72} radius={12} />
        ))}
      </P.Skeletons>
    </SkeletonContainer>
  );
}
