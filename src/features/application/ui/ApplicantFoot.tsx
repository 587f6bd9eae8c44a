import { APPLICATION_MESSAGES, LEADER_STATUS_LABELS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { freeRoles, isSeatFree, type ProjectDetail } from '@contract/project';
import { LinkedText } from '@/entities/post';
import { paths, useDialogLocation } from '@/shared/routes';
import { AnswerButtons } from '@/shared/ui/AnswerButtons';
import { Button } from '@/shared/ui/Button';
import { CommentIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { endText } from '../lib/applicationTexts';
import { useApplicationAnswer, type AnswerListeners } from '../model/useApplicationAnswer';
import { applicantHeading } from '../model/useFocusNext';
import { DeclineDialog } from './DeclineDialog';
import { OtherRoleDialog } from './OtherRoleDialog';
import * as S from './ApplicantFoot.styles';

/** How the name of a decline dialog begins. */
export const DECLINE_DIALOG = 'decline-';
export const declineDialogOf = ({ id }: Application) => `${DECLINE_DIALOG}${id}`;
/** The name of the dialog that accepts in another role. */
const otherRoleDialogOf = ({ id }: Application) => `other-role-${id}`;

interface ApplicantFootProps extends AnswerListeners {
  project: ProjectDetail;
  application: Application;
  /** Absent where no question can be asked. */
  onAsk: (() => void) | undefined;
}

/** The buttons until an application is answered, then its state. */
export function ApplicantFoot({ project, application, onAsk, ...listeners }: ApplicantFootProps) {
  const answer = useApplicationAnswer(project, application, listeners);
  const { accept, answering } = answer;
  const dialog = useDialogLocation();
  const { applicant, status } = application;
  const describedBy = applicantHeading(application.id);
  const isPending = status === 'PENDING';
  const isFull = !freeRoles(project).includes(application.role);
  const hasOtherRole = isFull && isSeatFree(project);

  return (
    <S.Foot>
      <S.Ghosts>
        {applicant.nickname && (
          <Button to={paths.memberPage(applicant.nickname)} variant="ghost" size="small" aria-describedby={describedBy}>
            프로필 보기
          </Button>
        )}
        {onAsk && (
          <Button
            variant="ghost"
            size="small"
            icon={<Icon of={CommentIcon} size={16} />}
            aria-describedby={describedBy}
            onClick={onAsk}
          >
            {APPLICATION_MESSAGES.ask}
          </Button>
        )}
      </S.Ghosts>
      {isPending ? (
        <S.Answers>
          <AnswerButtons
            describedBy={describedBy}
            acceptVariant="soft"
            decline={{
              label: '거절',
              isSending: answering === 'DECLINED',
              send: () => dialog.open(declineDialogOf(application)),
            }}
            accept={{
              label: '수락',
              isSending: answering === 'ACCEPTED',
              send: hasOtherRole ? () => dialog.open(otherRoleDialogOf(application)) : accept,
            }}
          />
        </S.Answers>
      ) : (
        <Answered application={application} />
      )}
      {isPending && <AnswerDialogs project={project} application={application} answer={answer} dialog={dialog} />}
    </S.Foot>
  );
}

interface AnswerDialogsProps extends Pick<ApplicantFootProps, 'project' | 'application'> {
  answer: ReturnType<typeof useApplicationAnswer>;
  dialog: ReturnType<typeof useDialogLocation>;
}

/** The dialogs of a pending application: declining it, and accepting it in another role. */
function AnswerDialogs({ project, application, answer, dialog: { dialog, close } }: AnswerDialogsProps) {
  const { acceptIn, decline, answering } = answer;
  return (
    <>
      {dialog === declineDialogOf(application) && (
        <DeclineDialog
          applicationId={application.id}
          nickname={application.applicant.nickname ?? MESSAGES.withdrawnMember}
          onDecline={decline}
          onClose={close}
        />
      )}
      {dialog === otherRoleDialogOf(application) && (
        <OtherRoleDialog
          project={project}
          application={application}
          busy={answering === 'ACCEPTED'}
          onAccept={(role) => void acceptIn(role).then(close)}
          onClose={close}
        />
      )}
    </>
  );
}

function Answered({ application }: { application: Application }) {
  const detail = endText(application);

  return (
    <S.State>
      <Tag large tone={application.status === 'ACCEPTED' ? 'pine' : 'gray'}>
        {LEADER_STATUS_LABELS[application.status]}
      </Tag>
      {detail && (
        <small>
          <LinkedText>{detail}</LinkedText>
        </small>
      )}
    </S.State>
  );
}
