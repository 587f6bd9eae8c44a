import { useSelector } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { type ListParams } from '@contract/project';
import { SAVED_SEARCH_TEXTS as TEXT, toSearchQuery } from '@contract/savedSearch';
import { useGetAlertsQuery } from '@/shared/api';
import { paths, useAppLocation, useDialogLocation, useDialogStep, withDialog } from '@/shared/routes';
import { selectIsMember } from '@/shared/session';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { BellPlusIcon, CheckIcon, ChevronRightIcon, Icon } from '@/shared/ui/Icon';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { type SaveSearchDialogProps } from './SaveSearchDialog';

/** Its name in the history entry of the list. */
const SAVE_DIALOG = 'saveSearch';

const SaveSearchDialog = lazyDialog<SaveSearchDialogProps>(
  async () => (await import('./SaveSearchDialog')).SaveSearchDialog,
  ({ onClose }) => onClose,
);

/**
 * Saves the search of a list with a filter or a word, or leads to the saved ones (D176). Visitors go over the login, back to
 * its dialog.
 */
export function SaveSearch({ params }: { params: ListParams }) {
  const isMember = useSelector(selectIsMember);
  const query = toSearchQuery(params);
  const { data: alerts } = useGetAlertsQuery(undefined, { skip: !isMember || query === '' });
  const { dialog, open, close } = useDialogLocation();
  useDialogStep();
  if (query === '') return null;
  if (alerts?.some((one) => one.query === query)) {
    return (
      <Button variant="ghost" size="small" to={paths.alerts} icon={<Icon of={CheckIcon} size={16} />}>
        {TEXT.isSaved}
        <Icon of={ChevronRightIcon} size={16} />
      </Button>
    );
  }
  if (!isMember) return <OverLogin />;
  return (
    <>
      <Button
        variant="soft"
        size="small"
        icon={<Icon of={BellPlusIcon} size={18} />}
        aria-haspopup="dialog"
        onClick={() => open(SAVE_DIALOG)}
      >
        {TEXT.save}
      </Button>
      {dialog === SAVE_DIALOG && <SaveSearchDialog query={query} onClose={close} />}
    </>
  );
}

/** Leads over the login back to the dialog. */
function OverLogin() {
  const { pathname, search, hash, state } = useAppLocation();
  const returnTo = { pathname, search, hash, state: { ...(state as object | null), ...withDialog(SAVE_DIALOG) } };
  return (
    <Button
      variant="soft"
      size="small"
      icon={<Icon of={BellPlusIcon} size={18} />}
      to={paths.login}
      state={{ returnTo }}
      onClick={askForLogin}
    >
      {TEXT.save}
    </Button>
  );
}

/** The login page has no sentence of its own about why it is shown (MEND-40). */
const askForLogin = () => void toast(MESSAGES.loginRequired, { tone: 'error' });
