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
  /** A gray button instead of a text button at the end of a row. */
  solid?: boolean;
  className?: string;
}

/** Shares an address through the system's share sheet, or else copies it (D117). */
export function ShareButton({ title, path, solid = false, className }: ShareButtonProps) {
  if (solid) {
    return (
      <Button
        variant="gray"
        className={className}
        icon={<Icon of={ShareIcon} size={19} />}
        onClick={() => void share(title, path)}
      >
        공유
      </Button>
    );
  }
  return (
    <S.Control type="button" className={className} onClick={() => void share(title, path)}>
      <Icon of={ShareIcon} size={18} />
      공유
    </S.Control>
  );
}

/**
 * Shares an address through the system's share sheet, or else copies it.
 * @param path from the root
 */
async function share(title: string, path: string) {
  const url = window.location.origin + path;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copyToClipboard(url);
  } catch (error) {
    if (isCancelled(error)) return;
    toastFailed(error);
  }
}

function toastFailed(error: unknown) {
  logFailure('An address could not be shared.', error);
  toast(SHARE_MESSAGES.failed, { tone: 'error' });
}

/** Copies an address and shows a toast. @param url with its origin */
export async function copyAddress(url: string): Promise<void> {
  await copyToClipboard(url).catch(toastFailed);
}

async function copyToClipboard(url: string) {
  // Absent on pages without HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('This page has no clipboard.');
  await clipboard.writeText(url);
  toast(SHARE_MESSAGES.copied);
}

/** The member has closed the sheet. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
