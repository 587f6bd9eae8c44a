import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type Announcement, type AnnouncementPage } from '@contract/announcement';
import { PLAIN_LIST } from '@contract/listCodec';
import { useEndAnnouncementMutation, useGetDeskAnnouncementsQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { ListState, useListParams, usePagedList } from '@/shared/list';
import { useServerNow } from '@/shared/session';
import { BackLink } from '@/shared/ui/BackLink';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
import { sectionPath } from '../lib/deskPaths';
import { ActDialog } from './ActDialog';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementRow, type Phase } from './AnnouncementRow';
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
  const params = useListParams(PLAIN_LIST);
  const state = usePagedList(useGetDeskAnnouncementsQuery(params.params.page - 1), params);
  const edited = state.list?.announcements.find((one) => String(one.id) === id);
  const isOpen = id ? true : undefined;
  const { formKey, onSaved } = useSavedForm(id);

  return (
    <P.Columns listWidth="minmax(0, 1fr)" detailWidth="400px">
      <Q.ListColumn data-open={isOpen} aria-label="공지 목록">
        <P.Head>
          <Text as="h1" size="h2" id={HEADING_ID} tabIndex={-1}>
            공지
          </Text>
          <P.Caption>하나씩 보여요. 주의가 먼저, 그다음 새것부터예요.</P.Caption>
          <S.NewWay>
            <Button to={`${PATH}/${NEW}`} size="small">
              새 공지
            </Button>
          </S.NewWay>
        </P.Head>
        <ListState
          of={state}
          params={params}
          path={PATH}
          noun="공지"
          skeleton={{ height: 72, count: 4 }}
          empty={<EmptyState illustration="no-alarm" title="아직 올린 공지가 없어요." />}
        >
          {({ announcements }) => <Phases announcements={announcements} />}
        </ListState>
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

/** The announcements by whether they are shown now, later, or no more. */
function Phases({ announcements }: Pick<AnnouncementPage, 'announcements'>) {
  const now = useServerNow();
  const [ended, setEnded] = useState<Announcement>();
  const keepFocus = useFocusRestore(HEADING_ID);

  return (
    <>
      {PHASES.map(({ phase, label }) => {
        const rows = announcements.filter((one) => phaseOf(one, now) === phase);
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
      {ended && <EndDialog announcement={ended} onClose={() => setEnded(undefined)} />}
    </>
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
