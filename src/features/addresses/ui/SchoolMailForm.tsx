import { findProblems } from '@contract/firstMessage';
import { MAIL_TEXTS, schoolMailRules, type Mails } from '@contract/mails';
import { errorMessage, isShown, usePutSchoolMailMutation, useSubmit } from '@/shared/api';
import { AppForm, emailInput, FormTextField } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { useFormikContext } from 'formik';

interface SchoolForm {
  address: string;
}

/** Sends a code to a school mail; what the server says against the address is at the field. */
export function SchoolMailForm() {
  const [put] = usePutSchoolMailMutation();
  const form = useSubmit<SchoolForm, Mails>({
    async send({ address }) {
      const outcome = await put(address.trim());
      if (!outcome.error || !isShown(outcome.error)) return outcome;
      return { ...outcome, problems: [{ field: 'address', message: errorMessage(outcome.error) }] };
    },
    done: () => undefined,
  });

  return (
    <AppForm
      initialValues={{ address: '' }}
      check={(values: SchoolForm) => findProblems(schoolMailRules, values)}
      {...form}
    >
      <FormTextField
        name="address"
        label={MAIL_TEXTS.school}
        optional
        help={MAIL_TEXTS.schoolHint}
        {...emailInput}
        beside={<Send />}
      />
    </AppForm>
  );
}

function Send() {
  const { isSubmitting } = useFormikContext<SchoolForm>();
  return (
    <Button type="submit" variant="gray" busy={isSubmitting}>
      {MAIL_TEXTS.getCode}
    </Button>
  );
}
