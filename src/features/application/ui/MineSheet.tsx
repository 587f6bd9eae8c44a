import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  applicationEditRules,
  APPLICATION_MESSAGES,
  questionAnswerRules,
  type ApplicationEditPayload,
  type ApplicationQuestion,
  type MyApplication,
} from '@contract/application';
import { findProblems } from '@contract/firstMessage';
import { isolateDirection } from '@contract/isolateDirection';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ProjectDetail } from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { TEAM_MESSAGES } from '@contract/team';
import { LinkedText, OutsideLink } from '@/entities/post';
import { useAnswerQuestionMutation, useEditApplicationMutation, useSubmit } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormLinkField, FormTextArea, SubmitButton } from '@/shared/forms';
import { shortDate } from '@/shared/lib/dates';
import { selectNickname, selectProfile } from '@/shared/session';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { Icon, PencilIcon } from '@/shared/ui/Icon';
import { Row, Stack, Surface, Text } from '@/shared/ui/pieces';
import { openQuestion } from '../lib/applicationTexts';
import { QuestionThread } from './QuestionThread';

export interface MineSheetProps {
  project: ProjectDetail;
  application: MyApplication;
  onClose: () => void;
}

/** What the applicant has sent: editable until a question was answered; the leader's question is answered here (D207). */
export function MineSheet({ project, application, onClose }: MineSheetProps) {
  const [isEditing, setEditing] = useState(false);
  const { role, createdDateTime } = application;
  const question = openQuestion(application);
  const lead = [isolateDirection(project.projectName), ROLE_LABELS[role], shortDate(createdDateTime)].join(' · ');
  const isEditable = application.questions.every(({ answer }) => answer === null);

  return (
    <FormDialog title={APPLICATION_MESSAGES.mine} lead={lead} closable onClose={onClose}>
      {isEditing && isEditable && (
        <EditForm projectId={project.id} application={application} onClose={() => setEditing(false)} />
      )}
      {!isEditing && question && (
        <AnswerForm project={project} question={question} onClose={onClose}>
          <Sent project={project} application={application} onEdit={isEditable ? () => setEditing(true) : undefined} />
        </AnswerForm>
      )}
      {!isEditing && !question && (
        <>
          <DialogBody>
            <Sent
              project={project}
              application={application}
              onEdit={isEditable ? () => setEditing(true) : undefined}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="gray" onClick={onClose}>
              닫기
            </Button>
          </DialogFoot>
        </>
      )}
    </FormDialog>
  );
}

interface SentProps {
  project: ProjectDetail;
  application: MyApplication;
  /** Absent once it cannot be edited any more. */
  onEdit: (() => void) | undefined;
}

/** The message and the questions so far. */
function Sent({ project, application: { message, link, questions }, onEdit }: SentProps) {
  const nickname = useSelector(selectNickname);
  const photo = useSelector(selectProfile);
  const { writer, writerProfileImage } = project;

  return (
    <>
      <Stack as="section" gap={2}>
        <Row justify="space-between">
          <Text as="h3" size="body-s" weight={600}>
            {APPLICATION_MESSAGES.messageLabel}
          </Text>
          {onEdit && (
            <Button variant="gray" size="small" icon={<Icon of={PencilIcon} size={16} />} onClick={onEdit}>
              {APPLICATION_MESSAGES.edit}
            </Button>
          )}
        </Row>
        <Surface look="sunken" inset="small" layout="stack" gap={2}>
          <Text size="body" keepsLines>
            <LinkedText>{message}</LinkedText>
          </Text>
          {link && <OutsideLink href={link} />}
        </Surface>
      </Stack>
      <QuestionThread
        questions={questions}
        leader={{ nickname: writer, photo: writerProfileImage, name: writer ?? TEAM_MESSAGES.leader }}
        applicant={{ nickname, photo, name: '나' }}
        tellsWaiting={false}
      />
    </>
  );
}

interface AnswerFormProps {
  project: ProjectDetail;
  question: ApplicationQuestion;
  onClose: () => void;
  /** What was sent so far. */
  children: ReactNode;
}

function AnswerForm({ project, question: { number }, onClose, children }: AnswerFormProps) {
  const [answerQuestion] = useAnswerQuestionMutation();
  const draft = { form: 'application-answer', target: project.id };
  const form = useSubmit<{ answer: string }>({
    draft,
    send: ({ answer }) => answerQuestion({ projectId: project.id, number, answer }),
    done() {
      toast(APPLICATION_MESSAGES.replied);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <AppForm
      as={DialogForm}
      initialValues={{ answer: '' }}
      check={(values) => findProblems(questionAnswerRules, { number, ...values })}
      {...form}
    >
      <DialogBody>
        {children}
        <FormDraft {...draft} />
        <FormTextArea
          name="answer"
          label={APPLICATION_MESSAGES.answerLabel}
          required
          help={APPLICATION_MESSAGES.answerHint}
          max={LIMITS.question}
          minRows={3}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="gray" onClick={onClose}>
          나중에
        </Button>
        <SubmitButton size="default">{APPLICATION_MESSAGES.sendAnswer}</SubmitButton>
      </DialogFoot>
    </AppForm>
  );
}

interface EditFormProps {
  projectId: number;
  application: MyApplication;
  onClose: () => void;
}

function EditForm({ projectId, application: { message, link }, onClose }: EditFormProps) {
  const [edit] = useEditApplicationMutation();
  const draft = { form: 'application-edit', target: projectId };
  const form = useSubmit<ApplicationEditPayload>({
    draft,
    send: (values) => edit({ projectId, ...values }),
    done() {
      toast(APPLICATION_MESSAGES.edited);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <AppForm
      as={DialogForm}
      initialValues={{ message, link }}
      check={(values) => findProblems(applicationEditRules, values)}
      {...form}
    >
      <DialogBody>
        <FormDraft {...draft} rules={applicationEditRules} />
        <FormTextArea
          name="message"
          label={APPLICATION_MESSAGES.messageLabel}
          required
          help={`${LIMITS.applicationMessage.min}자 이상 적어 주세요.`}
          max={LIMITS.applicationMessage.max}
        />
        <FormLinkField name="link" label="링크" optional />
      </DialogBody>
      <DialogFoot>
        <Button variant="gray" onClick={onClose}>
          취소
        </Button>
        <SubmitButton size="default">저장하기</SubmitButton>
      </DialogFoot>
    </AppForm>
  );
}
