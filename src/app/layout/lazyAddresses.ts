import { lazy, type ComponentType } from 'react';
import { type EmailDialogProps } from '@/features/addresses';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { loadAgain } from '@/shared/lib/loadAgain';

// One chunk: members without a confirmed e-mail alone need it, besides the page of the account.
const load = () => import(/* webpackChunkName: "addresses" */ '@/features/addresses');
type Addresses = Awaited<ReturnType<typeof load>>;

const part = <Props extends object>(of: (loaded: Addresses) => ComponentType<Props>) =>
  lazy(async () => ({ default: of(await loadAgain(load)) }));

export const EmailBanner = part((loaded) => loaded.EmailBanner);
export const EmailPanel = part((loaded) => loaded.EmailPanel);

export const EmailDialog = lazyDialog<EmailDialogProps>(
  async () => (await load()).EmailDialog,
  ({ onAnswer }) =>
    () =>
      onAnswer(false),
);
