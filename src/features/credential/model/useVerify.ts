import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CREDENTIAL_MESSAGES, type Verdict } from '@contract/credential';
import { CREDENTIAL_SIZE } from '@contract/limits';
import { sendErrorMessage, useCheckCredentialMutation } from '@/shared/api';

/** The check of a credential that was pasted or chosen as a file; it is not stored. */
export function useVerify() {
  const [check, { isLoading, reset }] = useCheckCredentialMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<{ verdict: Verdict; locationKey: string } | null>(null);
  const { key } = useLocation();
  // Every link to the form's own address, also that of the footer, returns from a verdict to the form.
  const verdict = shown?.locationKey === key ? shown.verdict : null;

  async function send(credential: string) {
    setProblem(null);
    const { data, error } = await check(credential);
    // Its argument is the credential itself.
    reset();
    const failed = CREDENTIAL_MESSAGES.checkFailed;
    // A repeated check changes nothing: it needs no sentence of its own for an unknown outcome.
    if (error) setProblem(sendErrorMessage(error, { failed, unknown: failed }));
    else setShown({ verdict: data, locationKey: key });
  }

  async function checkText(text: string) {
    if (text.trim() === '') setProblem(CREDENTIAL_MESSAGES.nothing);
    else if (new Blob([text.trim()]).size > CREDENTIAL_SIZE) setProblem(CREDENTIAL_MESSAGES.tooLarge);
    else await send(text);
  }

  async function checkFile(file: File) {
    if (file.size > CREDENTIAL_SIZE) setProblem(CREDENTIAL_MESSAGES.tooLarge);
    else {
      // A picture as base64 is a third longer than the file: the limit applies to the file.
      const read = isPicture(file) ? toDataUrl(file).then(send) : file.text().then(checkText);
      await read.catch(() => setProblem(CREDENTIAL_MESSAGES.checkFailed));
    }
  }

  /** Whether the form is shown again after a verdict. */
  const isAnew = shown !== null && verdict === null;

  return { checkText, checkFile, verdict, problem, isChecking: isLoading, isAnew };
}

const isPicture = ({ name, type }: File) => type === 'image/png' || /\.png$/i.test(name);

/** A PNG is sent unread: the server parses it. */
async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
