import { type ReactNode } from 'react';
import { useGetTeamQuery, useLazyGetTeamQuery } from '@/shared/api';
import { useDialogLocation } from '@/shared/routes';
import { ContactDialog } from '../ui/ContactDialog';

/** Its name in the history entry of the page. */
const FIRST_CONTACT = 'first-contact';

/** The leader and the first one who joins. */
const FIRST_TEAM = 2;

/**
 * Asks the leader for the contact link when the first member has joined (D198).
 * @returns the function to call after an acceptance, and the dialog to render
 */
export function useFirstContact(projectId: number): { askForContact: () => void; contactDialog: ReactNode } {
  const { dialog, open, close } = useDialogLocation();
  const isOpen = dialog === FIRST_CONTACT;
  const { currentData: team } = useGetTeamQuery(projectId, { skip: !isOpen });
  const [loadTeam] = useLazyGetTeamQuery();

  async function ask() {
    const { data } = await loadTeam(projectId);
    if (data?.contactLink === '' && data.members.length === FIRST_TEAM) open(FIRST_CONTACT);
  }

  return {
    askForContact: () => void ask(),
    contactDialog: isOpen && team && <ContactDialog team={team} onClose={close} />,
  };
}
