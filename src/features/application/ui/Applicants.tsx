import { type FocusEventHandler, useEffect, useRef } from 'react';
import {
  APPLICATION_MESSAGES,
  APPLICATION_TAB_LABELS,
  APPLICATION_TABS,
  APPLICATION_TEXTS,
  type Application,
  type ApplicationTab,
} from '@contract/application';
import { isSeatFree, type ProjectDetail } from '@contract/project';
import { ROLE_LABELS, type Role } from '@contract/skill';
import { useGetProjectQuery } from '@/shared/api';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useDialogLocation } from '@/shared/routes';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { Chip, Chips } from '@/shared/ui/Chip';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { Pager } from '@/shared/ui/Pager';
import { TabPanel, Tabs } from '@/shared/ui/Tabs';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
import { useWaitingDecline } from '../model/useApplicationAnswer';
import { type useApplicants } from '../model/useApplicants';
import { type ApplicantsList } from '../model/useApplicantsParams';
import { useDialogEnd } from '../model/useDialogEnd';
import { useFocusNext } from '../model/useFocusNext';
import { DECLINE_DIALOG, declineDialogOf } from './ApplicantFoot';
import { ApplicantRow } from './ApplicantRow';
import { RowsSkeleton } from './ApplicantsSkeleton';
import { FreeSeats } from './FreeSeats';
import * as S from './Applicants.styles';

const IDS = 'applicants';
const HEADING_ID = 'applicants-heading';

interface ApplicantsProps {
  project: ProjectDetail;
  applicants: ReturnType<typeof useApplicants>;
  list: ApplicantsList;
  /** After an applicant was accepted here. */
  onAccepted: () => void;
}

/** The applicants of an own post by their state, beside the seats that are left. */
export function Applicants({ project, applicants, list, onAccepted }: ApplicantsProps) {
  const { status, role } = list.params;
  const waiting = applicants.counts?.PENDING ?? 0;
  const keepFocus = useFocusRestore(HEADING_ID);

  return (
    <S.Columns>
      <S.Main>
        <Tabs
          label="지원 상태"
          idBase={IDS}
          tabs={tabsOf(applicants.counts)}
          value={status}
          onChange={(tab) => list.show({ status: tab, role: undefined })}
        />
        <TabPanel idBase={IDS} id={status}>
          <VisuallyHidden as="h2" id={HEADING_ID} tabIndex={-1}>
            {APPLICATION_TAB_LABELS[status]}
          </VisuallyHidden>
          {waiting > 0 && !isSeatFree(project) && (
            <WaitingNote projectId={project.id} waiting={waiting} onFocus={keepFocus} />
          )}
          {project.roles.length > 1 && (
            <RoleFilter
              roles={project.roles}
              counts={applicants.roleCounts}
              total={applicants.counts?.[status]}
              value={role}
              onChange={(chosen) => list.show({ role: chosen })}
            />
          )}
          <Rows project={project} applicants={applicants} list={list} onAccepted={onAccepted} />
        </TabPanel>
      </S.Main>
      <FreeSeats project={project} />
    </S.Columns>
  );
}

type Counts = ReturnType<typeof useApplicants>['counts'];

/** Pending ones are counted in a badge, which shows no 0; the other numbers are beside their labels. */
function tabsOf(counts: Counts) {
  return APPLICATION_TABS.map((id: ApplicationTab) => {
    const label = APPLICATION_TAB_LABELS[id];
    const count = counts?.[id] ?? 0;
    return id === 'PENDING' && count > 0 ? { id, label, count } : { id, label: counts ? `${label} ${count}` : label };
  });
}

interface WaitingNoteProps {
  projectId: number;
  waiting: number;
  onFocus: FocusEventHandler;
}

function WaitingNote({ projectId, waiting, onFocus }: WaitingNoteProps) {
  const { declineAll, isBusy } = useWaitingDecline(projectId);

  return (
    <S.Note role="status" onFocus={onFocus}>
      <p>
        <Text as="b" weight={600}>
          자리가 모두 찼어요
        </Text>
        <small>{waiting}명이 답을 기다려요</small>
      </p>
      <Button variant="soft" busy={isBusy} onClick={() => declineAll(waiting)}>
        {APPLICATION_TEXTS.declineWaiting(waiting)}
      </Button>
    </S.Note>
  );
}

interface RoleFilterProps {
  roles: readonly Role[];
  /** Of the tab, by role and altogether; undefined while they load. */
  counts: Partial<Record<Role, number>> | undefined;
  total: number | undefined;
  value: Role | undefined;
  onChange: (role: Role | undefined) => void;
}

function RoleFilter({ roles, counts, total, value, onChange }: RoleFilterProps) {
  return (
    <S.Filter role="group" aria-label="역할로 보기">
      <Chips>
        <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
          전체 <S.Count>{total}</S.Count>
        </Chip>
        {roles.map((role) => (
          <Chip key={role} selected={role === value} onClick={() => onChange(role === value ? undefined : role)}>
            {ROLE_LABELS[role]} <S.Count>{counts && (counts[role] ?? 0)}</S.Count>
          </Chip>
        ))}
      </Chips>
    </S.Filter>
  );
}

/** Closes the dialog of a decline once its application has an answer, or is no longer listed. */
function useDeclineEnd(rows: readonly Application[] | undefined) {
  const { dialog, close } = useDialogLocation();
  const row = rows?.find((one) => declineDialogOf(one) === dialog);
  const isEnded = rows !== undefined && dialog?.startsWith(DECLINE_DIALOG) === true && row?.status !== 'PENDING';
  // After a reload or the forward button the dialog of an earlier answer has no row.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (row?.status === 'PENDING') wasOpen.current = true;
    if (dialog === undefined) wasOpen.current = false;
  }, [row, dialog]);

  useDialogEnd(isEnded, () => {
    close();
    // After an answer given here `useFocusNext` has moved the focus, and its refusal was shown.
    if (row || !wasOpen.current || document.activeElement !== document.body) return;
    toast(APPLICATION_MESSAGES.gone, { tone: 'error' });
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  });
}

const EMPTY_TEXTS: Record<ApplicationTab, string> = {
  PENDING: APPLICATION_MESSAGES.nonePending,
  ACCEPTED: APPLICATION_MESSAGES.noneAccepted,
  DECLINED: APPLICATION_MESSAGES.noneDeclined,
};

/** Why a tab is empty: nobody has applied yet, or no application has its state (MEND-73). */
function emptyText(counts: Counts, tab: ApplicationTab): string {
  const hasAny = APPLICATION_TABS.some((id) => (counts?.[id] ?? 0) > 0);
  return hasAny ? EMPTY_TEXTS[tab] : APPLICATION_MESSAGES.noApplicants;
}

function Rows({ project, applicants, list, onAccepted }: ApplicantsProps) {
  const { rows, isFailed, skeletonStays, isStale, noteAnswer, refetch } = applicants;
  const { refetch: refetchPost } = useGetProjectQuery(project.id);
  const noteFocus = useFocusNext(rows, HEADING_ID);
  // After it, which moves the focus first.
  useDeclineEnd(rows);

  function onAnswered(application: Application) {
    noteFocus(application.id);
    noteAnswer(application);
    if (application.status === 'ACCEPTED') onAccepted();
  }

  function onRefused({ id }: Application) {
    noteFocus(id);
    // Seats may have changed meanwhile.
    void refetchPost();
  }

  if (isFailed) return <FailedBlock onRetry={() => void refetch()} />;
  if (!rows) return <RowsSkeleton waiting={!skeletonStays} />;
  if (rows.length === 0) {
    return <EmptyState illustration="no-post" title={emptyText(applicants.counts, list.params.status)} role="status" />;
  }
  return (
    <>
      <ul aria-busy={isStale} aria-labelledby={HEADING_ID}>
        {rows.map((application) => (
          <ApplicantRow
            key={application.id}
            project={project}
            application={application}
            onAnswered={onAnswered}
            onRefused={onRefused}
            onFull={() => void refetchPost()}
          />
        ))}
      </ul>
      <S.PagerSlot>
        <Pager page={list.params.page} totalPages={applicants.list?.totalPages ?? 1} hrefFor={list.addressOf} />
      </S.PagerSlot>
    </>
  );
}
