import { useEffect, useRef } from 'react';
import { APPLICATION_MESSAGES, questionRules, type Application } from '@contract/application';
import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { useAskApplicantMutation, useSubmit, type ProjectId } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormTextArea, SubmitButton } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { Row, Stack, Text } from '@/shared/ui/pieces';

interface AskFormProps {
  projectId: ProjectId;
  application: Application;
  onClose: () => void;
}

/** Asks an applicant one question (D207). */
export function AskForm({ projectId, application, onClose }: AskFormProps) {
  const [ask] = useAskApplicantMutation();
  const draft = { form: 'application-question', target: application.id };
  const frame = useRef<HTMLElement>(null);
  const form = useSubmit<{ question: string }>({
    draft,
    send: ({ question }) => ask({ projectId, applicationId: application.id, question }),
    done() {
      toast(APPLICATION_MESSAGES.asked);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  useEffect(() => frame.current?.querySelector('textarea')?.focus(), []);

  return (
    <Stack as="section" gap={2} ref={frame} aria-label={APPLICATION_MESSAGES.ask}>
      <Row gap={2} justify="space-between">
        <Text as="b" size="label" weight={700}>
          {APPLICATION_MESSAGES.ask}
        </Text>
        <Text as="span" size="caption" tone="text-3">
          {APPLICATION_MESSAGES.onlyBoth}
        </Text>
      </Row>
      <AppForm initialValues={{ question: '' }} check={(values) => findProblems(questionRules, values)} {...form}>
        <FormDraft {...draft} rules={questionRules} />
        <FormTextArea
          name="question"
          label={APPLICATION_MESSAGES.questionLabel}
          hideLabel
          required
          help={APPLICATION_MESSAGES.questionHint}
          max={LIMITS.question}
          minRows={2}
        />
        <Row gap={2} justify="end" above={2}>
          <Button variant="gray" size="small" onClick={onClose}>
            취소
          </Button>
          <SubmitButton size="small" variant="soft">
            {APPLICATION_MESSAGES.sendQuestion}
          </SubmitButton>
        </Row>
      </AppForm>
    </Stack>
  );
}
