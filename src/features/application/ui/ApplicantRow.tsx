import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type Application } from '@contract/application';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { GRADE_LABELS } from '@contract/signup';
import { type ProjectDetail } from '@contract/project';
import { SchoolMailLine } from '@/entities/profile';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { LinkedText, OutsideLink } from '@/entities/post';
import { RoleChip } from '@/entities/skill';
import { type ProjectId } from '@/shared/api';
import { ageInDays, shortDate } from '@/shared/lib/dates';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { selectNickname, selectProfile, useServerNow } from '@/shared/session';
import { ClockIcon, Icon, LinkIcon } from '@/shared/ui/Icon';
import { Stack, Text } from '@/shared/ui/pieces';
import { type AnswerListeners } from '../model/useApplicationAnswer';
import { applicantHeading } from '../model/useFocusNext';
import { AskForm } from './AskForm';
import { ApplicantFoot } from './ApplicantFoot';
import { ApplicantSummary } from './ApplicantSummary';
import { QuestionThread } from './QuestionThread';
import * as S from './ApplicantRow.styles';

interface ApplicantRowProps extends AnswerListeners {
  project: ProjectDetail;
  application: Application;
}

/** Days after which a waiting application is highlighted. */
const LATE = 7;

const headingOf = ({ id }: Application) => applicantHeading(id);

/** One applicant: the message first, then facts and skills, then the answer. */
export function ApplicantRow({ project, application, ...listeners }: ApplicantRowProps) {
  const { applicant, message, link } = application;
  const [isAsking, setAsking] = useState(false);

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
            <SchoolMailLine mark={applicant.schoolMail} />
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
        <ApplicantSummary profile={applicant} skills={applicant.skillCategory} sought={project.skills} />
        <Questions
          projectId={project.id}
          application={application}
          isAsking={isAsking}
          onClose={() => setAsking(false)}
        />
        <ApplicantFoot
          project={project}
          application={application}
          onAsk={canAsk(application) && !isAsking ? () => setAsking(true) : undefined}
          {...listeners}
        />
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

/** Whether the leader may ask now: one question at a time, at most five (D207). */
const canAsk = ({ status, questions }: Application) =>
  status === 'PENDING' && questions.length < LIMITS.questions && questions.every(({ answer }) => answer !== null);

interface QuestionsProps extends Pick<ApplicantRowProps, 'application'> {
  projectId: ProjectId;
  isAsking: boolean;
  onClose: () => void;
}

/** The questions so far, and the form of the next one. */
function Questions({ projectId, application, isAsking, onClose }: QuestionsProps) {
  const nickname = useSelector(selectNickname);
  const photo = useSelector(selectProfile);
  const { applicant, questions, status } = application;
  const keepFocus = useFocusRestore(headingOf(application));

  return (
    <>
      <QuestionThread
        questions={questions}
        leader={{ nickname, photo, name: '나' }}
        applicant={{
          nickname: applicant.nickname,
          photo: applicant.profileImg,
          name: applicant.nickname ?? MESSAGES.withdrawnMember,
        }}
        tellsWaiting={status === 'PENDING'}
      />
      {isAsking && canAsk(application) && (
        <div onFocus={keepFocus}>
          <AskForm projectId={projectId} application={application} onClose={onClose} />
        </div>
      )}
    </>
  );
}
