import { useState } from 'react';
import { SOCIAL_MESSAGES, SOCIAL_TEXTS } from '@contract/social';
import { type SocialLogin } from '@contract/security';
import { needsProof, socialApi, toastError } from '@/shared/api';
import { leavePage } from '@/shared/lib/leavePage';
import { useSocialReturn, type SocialReturn } from '@/shared/social';
import { confirm, toast } from '@/shared/toast';
import { toastRemoval } from './toastRemoval';

/** Links and unlinks providers (D182); the way back from one ends here, too. */
export function useSocialLinks(social: readonly SocialLogin[]) {
  const [start] = socialApi.useStartSocialLinkMutation();
  const [exchange] = socialApi.useLinkSocialMutation();
  const [end] = socialApi.useUnlinkSocialMutation();
  const returned = useSocialReturn((result) => void finish(result));
  /** The provider whose request runs. */
  const [busy, setBusy] = useState<string>();

  const isLinked = (name: string) => social.some((one) => one.provider === name && one.linkedDateTime !== null);

  async function finish(result: SocialReturn) {
    if (result === 'failed') toast(SOCIAL_MESSAGES.linkFailed, { tone: 'error' });
    if (result === 'cancelled') toast(SOCIAL_MESSAGES.cancelled, { tone: 'info' });
    if (result !== 'returned') return;
    const { data, error } = await exchange();
    const added = data?.social.find(({ provider, linkedDateTime }) => linkedDateTime && !isLinked(provider));
    if (added) toast(SOCIAL_MESSAGES.linked(added.name));
    if (error) toastError(error);
  }

  async function link({ provider }: SocialLogin) {
    setBusy(provider);
    const { data, error } = await start(provider);
    if (data) await leavePage(data.url);
    // The member closed the dialog for the proof.
    else if (!needsProof(error)) toastError(error);
    setBusy(undefined);
  }

  async function unlink({ provider, name }: SocialLogin) {
    const title = SOCIAL_TEXTS.askUnlink(name);
    if (!(await confirm({ title, confirmLabel: SOCIAL_TEXTS.unlink, danger: true }))) return;
    setBusy(provider);
    const { error } = await end(provider);
    setBusy(undefined);
    toastRemoval(error, SOCIAL_MESSAGES.unlinked(name));
  }

  return {
    hasReturned: returned !== undefined,
    busy,
    link: (login: SocialLogin) => void link(login),
    unlink: (login: SocialLogin) => void unlink(login),
  };
}
