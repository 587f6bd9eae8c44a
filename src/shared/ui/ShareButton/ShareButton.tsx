import { SHARE_MESSAGES } from '@contract/post';
import { logFailure } from '@/shared/lib/logFailure';
import { say } from '@/shared/notice';
import { Icon, ShareIcon } from '../Icon';
import * as S from './ShareButton.styles';

interface ShareButtonProps {
  /** What is shared, by its title. */
  title: string;
  /** Its address from the root. */
  path: string;
  className?: string;
}

/** Hands an address on: by the sheet of the system, or else copied (D117). */
export function ShareButton({ title, path, className }: ShareButtonProps) {
  return (
    <S.Control type="button" className={className} onClick={() => void share(title, path)}>
      <Icon of={ShareIcon} size={18} />
      공유
    </S.Control>
  );
}

async function share(title: string, path: string) {
  const url = window.location.origin + path;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
  } catch (error) {
    if (isCancelled(error)) return;
    logFailure('An address could not be shared.', error);
    say(SHARE_MESSAGES.failed, { tone: 'error' });
  }
}

async function copy(url: string) {
  // Absent where the page did not come by HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('This page has no clipboard.');
  await clipboard.writeText(url);
  say(SHARE_MESSAGES.copied);
}

/** The member has closed the sheet. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
