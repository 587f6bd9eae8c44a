import { type ReactNode, useId } from 'react';
import { APPLICATION_MESSAGES, APPLICATION_TEXTS } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { type ProjectDetail } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { LinkedText, PostPage } from '@/entities/post';
import { paths, useDialogLocation, useAppLocation, withDialog } from '@/shared/routes';
import { useServerNow, useToday } from '@/shared/session';
import { toast } from '@/shared/toast';
import { Button, type ButtonProps } from '@/shared/ui/Button';
import { ClockIcon, CommentIcon, Icon, InfoIcon, UserPlusIcon, type LucideIcon } from '@/shared/ui/Icon';
import { useApplicationWithdrawal } from '../model/useApplicationWithdrawal';
import { applyNote, applyState, hasFreedSeat, type ApplyNote, type ApplyState } from '../model/applyState';
import { isAsked } from '../lib/applicationTexts';
import { APPLY_DIALOG } from './ApplyDialog';
import { InvitationAnswer } from './InvitationAnswer';
import { MINE_DIALOG } from './MineDialog';
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
  const invitationId = project.mine?.projectInvitedMemberId;

  if (state === 'LEADER') return <LeaderButtons project={project} note={note} bookmark={bookmark} closing={closing} />;
  return (
    <S.Box>
      {note && <Note id={noteId} note={note} />}
      <PostPage.Actions>
        {state === 'INVITED' && invitationId !== undefined && (
          <InvitationAnswer project={project} invitationId={invitationId} describedBy={noteId} />
        )}
        {state !== 'INVITED' && <MainButton project={project} state={state} describedBy={note && noteId} />}
        {bookmark}
      </PostPage.Actions>
      {state === 'APPLIED' && <OwnApplication project={project} />}
    </S.Box>
  );
}

const ICONS: Record<ApplyNote['kind'], LucideIcon> = {
  asked: CommentIcon,
  waiting: ClockIcon,
  invited: UserPlusIcon,
  barred: InfoIcon,
  closed: InfoIcon,
  freed: UserPlusIcon,
  ended: InfoIcon,
};
const STRONG_NOTES: readonly ApplyNote['kind'][] = ['asked', 'waiting', 'invited'];

function Note({ id, note: { kind, text, detail } }: { id?: string; note: ApplyNote }) {
  return (
    <S.Note id={id} isQuiet={!STRONG_NOTES.includes(kind)} data-kind={kind}>
      <Icon of={ICONS[kind]} />
      <span>
        {text}
        {detail && (
          <small>
            <LinkedText>{detail}</LinkedText>
          </small>
        )}
      </span>
    </S.Note>
  );
}

interface MainButtonProps {
  project: ProjectDetail;
  state: Exclude<ApplyState, 'LEADER' | 'INVITED'>;
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
      ? { to: paths.login, state: { returnTo }, onClick: askForLogin, children: APPLICATION_MESSAGES.apply }
      : { onClick: openSheet, 'aria-haspopup': 'dialog', children: APPLICATION_MESSAGES.apply },
    APPLIED: isAskedOn(project)
      ? {
          onClick: () => dialog.open(MINE_DIALOG),
          'aria-haspopup': 'dialog',
          children: APPLICATION_MESSAGES.answerQuestion,
        }
      : { variant: 'gray', onClick: withdraw, busy: isBusy, children: APPLICATION_MESSAGES.withdraw },
    MEMBER: { to: paths.projectTeam(project.id), children: TEAM_MESSAGES.ours },
    BARRED: { inactive: true, children: APPLICATION_MESSAGES.apply },
    CLOSED: { inactive: true, children: '모집 마감' },
  };

  return <Button size="large" aria-describedby={describedBy} {...looks[state]} />;
}

/** The login page has no sentence of its own about why it is shown (MEND-40). */
const askForLogin = () => void toast(MESSAGES.loginRequired, { tone: 'error' });

const isAskedOn = ({ mine }: ProjectDetail) => mine?.application !== undefined && isAsked(mine.application);

/** What was sent may be read; beside the button that answers a question, the application may be withdrawn. */
function OwnApplication({ project }: { project: ProjectDetail }) {
  const { withdraw, isBusy } = useApplicationWithdrawal(project.id);
  const dialog = useDialogLocation();

  return (
    <S.Second>
      {isAskedOn(project) ? (
        <Button variant="gray" busy={isBusy} onClick={withdraw}>
          {APPLICATION_MESSAGES.withdraw}
        </Button>
      ) : (
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => dialog.open(MINE_DIALOG)}>
          {APPLICATION_MESSAGES.mine}
        </Button>
      )}
    </S.Second>
  );
}

interface LeaderButtonsProps extends ApplyButtonProps {
  note: ApplyNote | undefined;
}

/**
 * The button to the applicants comes first; after a seat became free, the button that reopens recruiting. The applicants
 * of a hidden post are not listed (D133).
 */
function LeaderButtons({ project, note, bookmark, closing }: LeaderButtonsProps) {
  const first = firstButton(project, closing !== undefined);
  const applicants = <ApplicantsButton project={project} isFirst={first === 'APPLICANTS'} />;
  const team = <TeamButton project={project} isFirst={first === 'TEAM'} />;

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
        {first === 'REOPEN' && closing}
        {first === 'TEAM' && team}
        {first === 'APPLICANTS' && applicants}
        {bookmark}
      </PostPage.Actions>
      <S.Second>
        {first !== 'APPLICANTS' && applicants}
        {first !== 'TEAM' && team}
        {first !== 'REOPEN' && closing}
      </S.Second>
    </S.Box>
  );
}

function firstButton(project: ProjectDetail, canReopen: boolean): 'REOPEN' | 'TEAM' | 'APPLICANTS' {
  if (canReopen && hasFreedSeat(project)) return 'REOPEN';
  // Once nobody is sought any more the next step is with the team (MEND-30).
  return project.closed && project.members.length > 1 ? 'TEAM' : 'APPLICANTS';
}

interface LeaderButtonProps {
  project: ProjectDetail;
  isFirst: boolean;
}

function ApplicantsButton({ project, isFirst }: LeaderButtonProps) {
  return (
    <Button to={paths.projectApplicants(project.id)} size="large" variant={isFirst ? 'primary' : 'gray'}>
      {APPLICATION_TEXTS.applicants(project.mine?.waiting ?? 0)}
    </Button>
  );
}

function TeamButton({ project, isFirst }: LeaderButtonProps) {
  return (
    <Button to={paths.projectTeam(project.id)} size="large" variant={isFirst ? 'primary' : 'gray'}>
      {TEAM_MESSAGES.ours}
    </Button>
  );
}
