import { useFormikContext } from 'formik';
import { useId } from 'react';
import { ACCOUNT_MESSAGES, type Account } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { useOwnValueCheck } from '@/entities/profile';
import { useAvailability, useProven } from '@/shared/api';
import {
  AppForm,
  FirstMessage,
  FormBody,
  RequiredLegend,
  SubmitButton,
  useFormStarted,
  useFocusFirstProblem,
} from '@/shared/forms';
import { Banner } from '@/shared/ui/Banner';
import { toAccountForm, type AccountForm as Values } from '../model/accountForm';
import { useAccountSave } from '../model/useAccountSave';
import { ContactSection, PasswordSection, ProofSection } from './AccountSections';
import * as S from './AccountForm.styles';

export interface AccountFormProps {
  account: Account;
}

/**
 * The form of the login information (D27). It stores no draft: its passwords are in none, and nothing is saved without
 * one.
 */
export function AccountForm({ account }: AccountFormProps) {
  const { email, username, mustChangePassword } = account;
  const isProven = useProven() && !mustChangePassword;
  const emailCheck = useOwnValueCheck([email], useAvailability('email'));
  const { form, check } = useAccountSave(account, { isProven, emailMayStand: emailCheck.mayStand });
  const problemsOf = (values: Values) => [...check(values), ...form.serverProblems(values)];

  return (
    <AppForm as={S.Form} initialValues={toAccountForm(account)} check={check} {...form} focusesError={false}>
      {mustChangePassword && <Banner tone="warn">{ACCOUNT_MESSAGES.mustChangePassword}</Banner>}
      <RequiredLegend />
      <FormBody>
        <ContactSection username={username} emailCheck={emailCheck} />
        <PasswordSection isTemporary={mustChangePassword} />
        {!isProven && <ProofSection isTemporary={mustChangePassword} />}
      </FormBody>
      <Submit problemsOf={problemsOf} />
    </AppForm>
  );
}

interface SubmitProps {
  problemsOf: (form: Values) => FieldProblem[];
}

function Submit({ problemsOf }: SubmitProps) {
  const { values } = useFormikContext<Values>();
  const messageId = useId();
  const problems = problemsOf(values);
  const begun = useFormStarted();
  useFocusFirstProblem(problems);

  return (
    <S.Submit>
      <FirstMessage id={messageId} problem={begun ? problems[0] : undefined} />
      <SubmitButton describedBy={messageId} busyLabel="저장 중">
        저장하기
      </SubmitButton>
    </S.Submit>
  );
}
