import { useRef, type MouseEvent } from 'react';
import { SHARE_MESSAGES } from '@contract/post';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { Button } from './Button';
import { Icon, ShareIcon } from './Icon';
import * as S from './ShareButton.styles';

interface ShareButtonProps {
  /** The title of the shared page. */
  title: string;
  /** Its path from the root. */
  path: string;
  /** In another language. */
  label?: string;
  /** A gray button instead of a text button at the end of a row. */
  solid?: boolean;
  className?: string;
}

/**
 * Shares an address through the system's share sheet. Where there is none, or it is refused (in-app browsers), it copies
 * the address (D117). A double press opens one sheet (MEND-60).
 */
export function ShareButton({ title, path, label = '공유', solid = false, className }: ShareButtonProps) {
  const lastPress = useRef(-Infinity);

  function press({ timeStamp }: MouseEvent) {
    const isDouble = timeStamp - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = timeStamp;
    if (!isDouble) void share(title, window.location.origin + path);
  }

  if (solid) {
    return (
      <Button variant="gray" className={className} icon={<Icon of={ShareIcon} size={19} />} onClick={press}>
        {label}
      </Button>
    );
  }
  return (
    <S.Control type="button" className={className} onClick={press}>
      <Icon of={ShareIcon} size={18} />
      {label}
    </S.Control>
  );
}

const DOUBLE_PRESS_MS = 500;

async function share(title: string, url: string) {
  if (!(await isHandledBySheet({ title, url }))) await copyAddress(url);
}

/** Whether the system's share sheet took the address: it was sent, or the member closed the sheet, or it is open already. */
async function isHandledBySheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
  }
}

/** Copies an address and shows a toast. @param url with its origin */
export const copyAddress = (url: string): Promise<void> => copyText(url, SHARE_MESSAGES);

interface CopyTexts {
  copied: string;
  failed: string;
}

/** Copies a text and shows a toast with one of the two sentences. */
export async function copyText(text: string, { copied, failed }: CopyTexts): Promise<void> {
  try {
    // Absent on pages without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) throw new Error('This page has no clipboard.');
    await clipboard.writeText(text);
    toast(copied);
  } catch (error) {
    logFailure('A text could not be copied.', error);
    toast(failed, { tone: 'error' });
  }
}
