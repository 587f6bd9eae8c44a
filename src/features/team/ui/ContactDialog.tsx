import { useEffect } from 'react';
import { findProblems } from '@contract/firstMessage';
import { MESSAGES } from '@contract/messages';
import { TEAM_MESSAGES, TEAM_TEXTS, teamRules, type Team } from '@contract/team';
import { useSubmit, useUpdateTeamMutation } from '@/shared/api';
import { AppForm, FormLinkField, SubmitButton } from '@/shared/forms';
import { clearToast, toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { DialogAside, DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { Row } from '@/shared/ui/pieces';
import { peopleOf } from '../lib/peopleOf';
import { JoinedLine } from './JoinedLine';

interface ContactDialogProps {
  team: Team;
  onClose: () => void;
}

/** Asks the leader for the contact link once the first member has joined (D198). It may be left for later. */
export function ContactDialog({ team, onClose }: ContactDialogProps) {
  const { projectId, members, status } = team;
  const [update] = useUpdateTeamMutation();
  const newest = members.filter(({ isLeader }) => !isLeader).at(-1);
  const form = useSubmit<{ contactLink: string }>({
    // An empty field is left for later.
    send: async ({ contactLink }) => (contactLink ? update({ projectId, contactLink }) : {}),
    done(_result, { contactLink }) {
      if (contactLink) toast(TEAM_MESSAGES.saved);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  // The title says what the toast of the answer says.
  useEffect(clearToast, []);

  return (
    <FormDialog
      title={newest ? TEAM_TEXTS.joined(newest.nickname) : TEAM_MESSAGES.contactLink}
      lead={TEAM_MESSAGES.linkQuestion}
      onClose={onClose}
    >
      <AppForm
        as={DialogForm}
        initialValues={{ contactLink: '' }}
        check={(values) => findProblems(teamRules, values)}
        {...form}
      >
        <DialogBody>
          <Row>
            <JoinedLine people={peopleOf(team)} status={status} size={44} />
          </Row>
          <FormLinkField name="contactLink" label={TEAM_MESSAGES.contactLink} optional help={TEAM_MESSAGES.linkHelp} />
        </DialogBody>
        <DialogFoot>
          <DialogAside>{TEAM_MESSAGES.linkLater}</DialogAside>
          <Button variant="gray" onClick={onClose}>
            {TEAM_MESSAGES.later}
          </Button>
          <SubmitButton size="default">저장</SubmitButton>
        </DialogFoot>
      </AppForm>
    </FormDialog>
  );
}
