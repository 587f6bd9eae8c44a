import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Verdict } from '@contract/credential';
import { CREDENTIAL_SIZE, READ_PDF_SIZE } from '@contract/limits';
import { findRecordCode } from '@contract/record';
import { useRecordWords } from '@/entities/record';
import { sendErrorMessage, useCheckCredentialMutation } from '@/shared/api';
import { problemIn, useVerifyWords } from './verifyWords';

/** A chosen PDF; without a code it is not that of a record. */
export interface ReadPdf {
  name: string;
  code: string | null;
}

/** The check of a credential that was pasted or chosen as a file; it is not stored. */
export function useVerify() {
  const words = useVerifyWords();
  const { language } = useRecordWords();
  const [check, { isLoading, reset }] = useCheckCredentialMutation();
  const [pdf, setPdf] = useState<ReadPdf | null>(null);
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
    const failed = words.checkFailed;
    // A repeated check changes nothing: it needs no sentence of its own for an unknown outcome.
    if (error)
      setProblem(problemIn({ words, language }, error) ?? sendErrorMessage(error, { failed, unknown: failed }));
    else setShown({ verdict: data, locationKey: key });
  }

  async function checkText(text: string) {
    if (text.trim() === '') setProblem(words.nothing);
    else if (new Blob([text.trim()]).size > CREDENTIAL_SIZE) setProblem(words.tooLarge);
    else await send(text);
  }

  async function checkFile(file: File) {
    setPdf(null);
    if (isPdf(file)) await openPdf(file);
    else if (file.size > CREDENTIAL_SIZE) setProblem(words.tooLarge);
    else {
      // A picture as base64 is a third longer than the file: the limit applies to the file.
      const read = isPicture(file) ? toDataUrl(file).then(send) : file.text().then(checkText);
      await read.catch(() => setProblem(words.checkFailed));
    }
  }

  /** A PDF is not checked, and not sent: the address of its record is read here (D158). */
  async function openPdf(file: File) {
    setProblem(file.size > READ_PDF_SIZE ? words.pdfTooLarge : null);
    if (file.size > READ_PDF_SIZE) return;
    // Every byte is one character; the address is ASCII.
    const text = await file.arrayBuffer().then(
      (bytes) => new TextDecoder('latin1').decode(bytes),
      () => null,
    );
    if (text === null) setProblem(words.checkFailed);
    else setPdf({ name: file.name, code: findRecordCode(text) });
  }

  /** Whether the form is shown again after a verdict. */
  const isAnew = shown !== null && verdict === null;

  return { checkText, checkFile, verdict, pdf, problem, isChecking: isLoading, isAnew };
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

const isPicture = ({ name, type }: File) => type === 'image/png' || /\.png$/i.test(name);

/** A PNG is sent unread: the server parses it. */
async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
