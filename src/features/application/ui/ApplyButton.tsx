import { type ReactNode, useId } from 'react';
import { APPLICATION_MESSAGES, APPLICATION_TEXTS } from '@contract/application';
import { type ProjectDetail } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { PostPage } from '@/entities/post';
import { paths, useDialogLocation, useAppLocation, withDialog } from '@/shared/routes';
import { useServerNow, useToday } from '@/shared/session';
import { Button, type ButtonProps } from '@/shared/ui/Button';
import { ClockIcon, Icon, InfoIcon, UserPlusIcon, type LucideIcon } from '@/shared/ui/Icon';
import { useApplicationWithdrawal } from '../model/useApplicationWithdrawal';
import { applyNote, applyState, hasFreedSeat, type ApplyNote, type ApplyState } from '../model/applyState';
import { APPLY_DIALOG } from './ApplyDialog';
import * as S from './ApplyButton.styles';

interface ApplyButtonProps {
  project: ProjectDetail;
  /** The bookmark, beside the primary button. */
  bookmark?: ReactNode;
  /** The leader's button that closes or reopens recruiting. */
  closing?: ReactNode;
}

/**
 * The primary button of a post for the current reader, with the text above it (JOIN-14). May be rendered twice on a
 * page; the dialog that it opens is `ApplyDialog`, which is rendered once.
 */
export function ApplyButton({ project, bookmark, closing }: ApplyButtonProps) {
  const now = useServerNow();
  const state = applyState(project, useToday());
  const note = applyNote(project, state, now);
  const noteId = useId();

  if (state === 'LEADER') return <LeaderButtons project={project} note={note} bookmark={bookmark} closing={closing} />;
  return (
    <S.Box>
      {note && <Note id={noteId} note={note} />}
      <PostPage.Actions>
        <MainButton project={project} state={state} describedBy={note && noteId} />
        {bookmark}
      </PostPage.Actions>
    </S.Box>
  );
}

const ICONS: Record<ApplyNote['kind'], LucideIcon> = {
  waiting: ClockIcon,
  invited: UserPlusIcon,
  barred: InfoIcon,
  closed: InfoIcon,
  freed: UserPlusIcon,
  ended: InfoIcon,
};
const STRONG_NOTES: readonly ApplyNote['kind'][] = ['waiting', 'invited'];

function Note({ id, note: { kind, text, detail } }: { id?: string; note: ApplyNote }) {
  return (
    <S.Note id={id} isQuiet={!STRONG_NOTES.includes(kind)}>
      <Icon of={ICONS[kind]} />
      <span>
        {text}
        {detail && <small>{detail}</small>}
      </span>
    </S.Note>
  );
}

interface MainButtonProps {
  project: ProjectDetail;
  state: Exclude<ApplyState, 'LEADER'>;
  describedBy: string | undefined;
}

/** The same element in all states, so that it keeps the focus when the state changes. */
function MainButton({ project, state, describedBy }: MainButtonProps) {
  const { withdraw, isBusy } = useApplicationWithdrawal(project.id);
  const dialog = useDialogLocation();
  const { pathname, search, hash, state: routeState } = useAppLocation();
  const isVisitor = project.mine === undefined;

  const openSheet = () => dialog.open(APPLY_DIALOG);
  const returnTo = { pathname, search, hash, state: { ...(routeState as object | null), ...withDialog(APPLY_DIALOG) } };
  const looks: Record<MainButtonProps['state'], ButtonProps> = {
    OPEN: isVisitor
      ? { to: paths.login, state: { returnTo }, children: APPLICATION_MESSAGES.apply }
      : { onClick: openSheet, 'aria-haspopup': 'dialog', children: APPLICATION_MESSAGES.apply },
    APPLIED: { variant: 'gray', onClick: withdraw, busy: isBusy, children: APPLICATION_MESSAGES.withdraw },
    INVITED: { to: paths.ownInvitations, children: APPLICATION_MESSAGES.toInvitation },
    MEMBER: { to: paths.projectTeam(project.id), children: TEAM_MESSAGES.ours },
    BARRED: { inactive: true, children: APPLICATION_MESSAGES.apply },
    CLOSED: { inactive: true, children: '모집 마감' },
  };

  return <Button size="large" aria-describedby={describedBy} {...looks[state]} />;
}

interface LeaderButtonsProps extends ApplyButtonProps {
  note: ApplyNote | undefined;
}

/**
 * The button to the applicants comes first; after a seat became free, the button that reopens recruiting. The applicants
 * of a hidden post are not listed (D133).
 */
function LeaderButtons({ project, note, bookmark, closing }: LeaderButtonsProps) {
  const asksToReopen = hasFreedSeat(project) && closing !== undefined;
  const applicants = (
    <Button to={paths.projectApplicants(project.id)} size="large" variant={asksToReopen ? 'gray' : 'primary'}>
      {APPLICATION_TEXTS.applicants(project.mine?.waiting ?? 0)}
    </Button>
  );
  const team = (
    <Button to={paths.projectTeam(project.id)} size="large" variant="gray">
      {TEAM_MESSAGES.ours}
    </Button>
  );

  if (project.hidden) {
    return (
      <S.Box>
        <PostPage.Actions>
          {team}
          {bookmark}
        </PostPage.Actions>
        {!project.closed && <S.Second>{closing}</S.Second>}
      </S.Box>
    );
  }
  return (
    <S.Box>
      {note && <Note note={note} />}
      <PostPage.Actions>
        {asksToReopen ? closing : applicants}
        {bookmark}
      </PostPage.Actions>
      <S.Second>
        {asksToReopen && applicants}
        {team}
        {!asksToReopen && closing}
      </S.Second>
    </S.Box>
  );
}
