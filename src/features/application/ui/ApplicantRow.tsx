import { APPLICATION_STATUS_LABELS, type Application } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { GRADE_LABELS } from '@contract/signup';
import { type Skill } from '@contract/skill';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { LinkedText, OutsideLink } from '@/entities/post';
import { RoleChip } from '@/entities/skill';
import { type ProjectId } from '@/shared/api';
import { ageInDays, shortDate } from '@/shared/lib/dates';
import { paths, useDialogLocation } from '@/shared/routes';
import { useServerNow } from '@/shared/session';
import { AnswerButtons } from '@/shared/ui/AnswerButtons';
import { Button } from '@/shared/ui/Button';
import { ClockIcon, Icon, LinkIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { reasonText } from '../lib/applicationTexts';
import { useApplicationAnswer, type AnswerListeners } from '../model/useApplicationAnswer';
import { applicantHeading } from '../model/useFocusNext';
import { DeclineDialog } from './DeclineDialog';
import { ApplicantSummary } from './ApplicantSummary';
import * as S from './ApplicantRow.styles';

export interface ApplicantRowProps extends AnswerListeners {
  projectId: ProjectId;
  application: Application;
  /** The required skills of the post. */
  sought: readonly Skill[];
  /** Why it cannot be accepted: all seats are taken. */
  fullText: string | undefined;
}

/** Days after which a waiting application is highlighted. */
const LATE = 7;

/** How the name of a decline dialog begins. */
export const DECLINE_DIALOG = 'decline-';
export const declineDialogOf = ({ id }: Application) => `${DECLINE_DIALOG}${id}`;
const headingOf = ({ id }: Application) => applicantHeading(id);

/** One applicant: the message first, then facts and skills, then the answer. */
export function ApplicantRow({ projectId, application, sought, ...listeners }: ApplicantRowProps) {
  const { applicant, message, link } = application;

  return (
    <S.Row data-item={String(application.id)}>
      <article aria-labelledby={headingOf(application)}>
        <S.Head>
          <PortraitLink nickname={applicant.nickname}>
            <MemberAvatar nickname={applicant.nickname} photo={applicant.profileImg} size={56} />
          </PortraitLink>
          <Stack gap={1} grows>
            <Text as="h3" size="title" id={headingOf(application)} tabIndex={-1}>
              <MemberLink nickname={applicant.nickname} />
            </Text>
            <Text as="small" size="label" weight={500} tone="text-3">
              {applicant.schoolName} · {GRADE_LABELS[applicant.grade]}
            </Text>
          </Stack>
          <Facts application={application} />
        </S.Head>
        {message && (
          <S.Message>
            <LinkedText>{message}</LinkedText>
          </S.Message>
        )}
        {link && (
          <S.LinkLine>
            <Icon of={LinkIcon} size={16} />
            <OutsideLink href={link} />
          </S.LinkLine>
        )}
        <ApplicantSummary profile={applicant} skills={applicant.skillCategory} sought={sought} />
        <Foot projectId={projectId} application={application} {...listeners} />
      </article>
    </S.Row>
  );
}

function Facts({ application: { role, createdDateTime, status } }: { application: Application }) {
  const now = useServerNow();
  const age = ageInDays(createdDateTime, now);
  const isLate = status === 'PENDING' && age >= LATE;

  return (
    <S.Facts>
      <RoleChip role={role} />
      <S.Age data-late={isLate || undefined}>
        {isLate && <Icon of={ClockIcon} size={14} />}
        <time dateTime={createdDateTime}>{isLate ? `${age}일째 기다려요` : ageText(age, createdDateTime)}</time>
      </S.Age>
    </S.Facts>
  );
}

function ageText(age: number, instant: string): string {
  if (age === 0) return '오늘';
  return age < LATE ? `${age}일 전` : shortDate(instant);
}

type FootProps = Omit<ApplicantRowProps, 'sought'>;

/** The buttons until it is answered, then its state. */
function Foot({ projectId, application, fullText, ...listeners }: FootProps) {
  const { accept, decline, answering } = useApplicationAnswer(projectId, application, { fullText, ...listeners });
  const dialog = useDialogLocation();
  const { applicant, status } = application;
  const describedBy = headingOf(application);
  const isDeclining = dialog.dialog === declineDialogOf(application) && status === 'PENDING';

  return (
    <S.Foot>
      {applicant.nickname && (
        <Button to={paths.memberPage(applicant.nickname)} variant="ghost" size="small" aria-describedby={describedBy}>
          프로필 보기
        </Button>
      )}
      {status === 'PENDING' ? (
        <S.Answers>
          <AnswerButtons
            describedBy={describedBy}
            acceptVariant="soft"
            decline={{
              label: '거절',
              isSending: answering === 'DECLINED',
              send: () => dialog.open(declineDialogOf(application)),
            }}
            accept={{ label: '수락', isSending: answering === 'ACCEPTED', send: accept }}
          />
        </S.Answers>
      ) : (
        <Answered application={application} />
      )}
      {isDeclining && (
        <DeclineDialog
          applicationId={application.id}
          nickname={applicant.nickname ?? MESSAGES.withdrawnMember}
          onDecline={decline}
          onClose={dialog.close}
        />
      )}
    </S.Foot>
  );
}

function Answered({ application }: { application: Application }) {
  const reason = reasonText(application);

  return (
    <S.State>
      <Tag large tone={application.status === 'ACCEPTED' ? 'pine' : 'gray'}>
        {APPLICATION_STATUS_LABELS[application.status]}
      </Tag>
      {reason && <small>{reason}</small>}
    </S.State>
  );
}
