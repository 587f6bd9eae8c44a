import { mailCodeRules, type MailKind, type Mails } from '@contract/mails';
import { errorMessage, isShown, useConfirmMailMutation, useSubmit } from '@/shared/api';

export interface CodeForm {
  code: string;
}

/** What was typed, by kind: a dialog that was closed, or a banner that was folded, has it again. */
const typed = new Map<MailKind, string>();

/** Keeps what is typed until it has confirmed the address. */
export const keepTyped = (kind: MailKind, code: string) => typed.set(kind, code);

export const typedBefore = (kind: MailKind): string => typed.get(kind) ?? '';

/** Sends a code; the server's sentence about it is at the field. */
export function useCodeForm(kind: MailKind, onConfirmed: (mails: Mails) => void) {
  const [confirm] = useConfirmMailMutation();

  return useSubmit<CodeForm, Mails>({
    async send(values) {
      // Without the blanks of a code that was copied.
      const { code } = mailCodeRules.validateSync(values);
      const outcome = await confirm({ kind, code });
      if (!outcome.error || !isShown(outcome.error)) return outcome;
      return { ...outcome, problems: [{ field: 'code', message: errorMessage(outcome.error) }] };
    },
    done(mails) {
      typed.delete(kind);
      onConfirmed(mails);
    },
  });
}
