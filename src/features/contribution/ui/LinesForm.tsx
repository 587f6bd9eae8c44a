import { FieldArray, useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import { CONTRIBUTION_MESSAGES, CONTRIBUTION_TEXTS, contributionsRules, type Contribution } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { useReplaceContributionsMutation, useSubmit } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormLinkField, FormTextField, SubmitButton } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { CloseIcon, Icon, PlusIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Text } from '@/shared/ui/pieces';
import {
  BLANK_LINE,
  countLines,
  problemsOf,
  toForm,
  toPayload,
  type ContributionForm,
} from '../model/contributionForm';
import * as S from './LinesForm.styles';

interface LinesFormProps {
  archiveId: number;
  stored: readonly Contribution[];
}

/** The form of the own lines; in a script of its own, with the rules of forms, which a public page does not load. */
export function LinesForm({ archiveId, stored }: LinesFormProps) {
  const [replaceContributions] = useReplaceContributionsMutation();
  const [initialValues] = useState(() => toForm(stored));
  const titleId = useId();
  const draft = { form: 'contributions', target: archiveId };
  const form = useSubmit<ContributionForm, Contribution[]>({
    draft,
    send: (values) => replaceContributions({ archiveId, payload: toPayload(values) }),
    stays: true,
    done(saved, sent, { latest, resetForm, setValues }) {
      const typed = latest();
      resetForm({ values: toForm(saved) });
      // What was typed during the request stays.
      if (typed !== sent) void setValues(typed);
      toast(CONTRIBUTION_MESSAGES.saved);
    },
    texts: { failed: CONTRIBUTION_MESSAGES.saveFailed },
  });

  return (
    <AppForm as={S.Form} aria-labelledby={titleId} initialValues={initialValues} check={problemsOf} {...form}>
      <Head titleId={titleId} />
      <FormDraft {...draft} rules={contributionsRules} />
      <Lines />
    </AppForm>
  );
}

function Head({ titleId }: { titleId: string }) {
  const { values } = useFormikContext<ContributionForm>();
  return (
    <S.Head>
      <Text as="h2" size="title" id={titleId}>
        {CONTRIBUTION_MESSAGES.own}
      </Text>
      <Text size="label" weight={500} tone="text-2">
        {CONTRIBUTION_MESSAGES.hint}
      </Text>
      <Text as="span" size="caption" tone="text-3" numbers>
        {CONTRIBUTION_TEXTS.count(countLines(values))}
      </Text>
    </S.Head>
  );
}

/** The rows with their buttons. A removed row gives its focus to the next one, the last one to the button that adds. */
function Lines() {
  const { values, isSubmitting } = useFormikContext<ContributionForm>();
  const { lines } = values;
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = lines.length >= LIMITS.contributions;

  /** After the change of the rows is drawn. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const field = rows.current?.querySelector<HTMLElement>(`[name="lines[${index}].text"]`);
      (field ?? addButton.current)?.focus();
    });

  return (
    <FieldArray name="lines">
      {({ push, remove }) => (
        <S.Rows ref={rows}>
          {lines.map((_, index) => (
            <S.Row key={index}>
              <FormTextField
                name={`lines[${index}].text`}
                label={CONTRIBUTION_TEXTS.label(index + 1)}
                max={LIMITS.contribution}
              />
              <FormLinkField name={`lines[${index}].link`} label={CONTRIBUTION_MESSAGES.link} />
              <IconButton
                label={CONTRIBUTION_TEXTS.remove(index + 1)}
                icon={CloseIcon}
                onClick={() => {
                  remove(index);
                  focusRow(index);
                }}
              />
            </S.Row>
          ))}
          <S.Foot>
            {!isFull && (
              <Button
                ref={addButton}
                variant="line"
                size="small"
                icon={<Icon of={PlusIcon} size={18} />}
                onClick={() => {
                  push(BLANK_LINE);
                  focusRow(lines.length);
                }}
              >
                {CONTRIBUTION_MESSAGES.add}
              </Button>
            )}
            <Text size="caption" tone="text-3" grows>
              {CONTRIBUTION_MESSAGES.changed}
            </Text>
            <SubmitButton variant="soft" size="default" busy={isSubmitting}>
              {CONTRIBUTION_MESSAGES.save}
            </SubmitButton>
          </S.Foot>
        </S.Rows>
      )}
    </FieldArray>
  );
}
