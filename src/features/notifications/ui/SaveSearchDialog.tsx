import { useId, useState, type SyntheticEvent } from 'react';
import { NOTIFICATION_TEXTS, PUSH_TEXTS } from '@contract/notifications';
import { SAVED_SEARCH_TEXTS as TEXT, searchName, type SearchMail } from '@contract/savedSearch';
import { toastOutcome, useGetNotificationSettingsQuery, useSaveSearchMutation } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { BellIcon, CheckIcon, Icon, MailIcon, SmartphoneIcon } from '@/shared/ui/Icon';
import { Switch } from '@/shared/ui/Switch';
import { Stack, Text } from '@/shared/ui/pieces';
import { MailChoice } from './MailChoice';
import { mailReason, pushReason } from './reasons';
import * as S from './SaveSearchDialog.styles';

export interface SaveSearchDialogProps {
  query: string;
  onClose: () => void;
}

/** How the member is told of new posts of a search: always in the bell, by mail and push if wanted (D176). */
export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const { data: settings } = useGetNotificationSettingsQuery();
  const [save, { isLoading }] = useSaveSearchMutation();
  const [mail, setMail] = useState<SearchMail>('OFF');
  const [push, setPush] = useState(false);
  const reasonId = useId();
  const isAsked = (mail !== 'OFF' || push) && !settings?.agreedDate;
  const [noMail, noPush] = [mailReason(settings), pushReason(settings)];

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await save({ query, mail, push, ...(isAsked && { agreed: true }) });
    if (toastOutcome(error, TEXT.saved)) onClose();
  }

  return (
    <FormDialog title={TEXT.save} lead={searchName(query)} closable busy={isLoading} onClose={onClose}>
      <DialogForm onSubmit={(event) => void send(event)} noValidate>
        <DialogBody>
          <S.Rows>
            <Bell />
            <li>
              <Icon of={MailIcon} />
              <MailChoice value={mail} wide inactiveReasonId={noMail && `${reasonId}-mail`} onChange={setMail} />
            </li>
            <li>
              <Icon of={SmartphoneIcon} />
              <Switch label={TEXT.push} hint={PUSH_TEXTS.quiet} checked={push} onChange={setPush} />
            </li>
          </S.Rows>
          <Reason id={`${reasonId}-mail`} text={noMail} />
          <Reason id={`${reasonId}-push`} text={noPush} />
          <div role="status">{isAsked && <Agreement />}</div>
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" busy={isLoading}>
            {isAsked ? NOTIFICATION_TEXTS.agreement.button : TEXT.submit}
          </Button>
        </DialogFoot>
      </DialogForm>
    </FormDialog>
  );
}

/** What the button agrees to (Network Act §50). */
function Agreement() {
  const { title, text } = NOTIFICATION_TEXTS.agreement;
  return (
    <S.Agreement>
      <Text as="b" size="body-s" weight={700}>
        {title}
      </Text>
      <Text size="label" weight={500} tone="text-2">
        {text}
      </Text>
    </S.Agreement>
  );
}

/** The line in the bell, which is always added. */
function Bell() {
  return (
    <li>
      <Icon of={BellIcon} />
      <Stack gap={1} grows>
        <Text as="b" weight={700}>
          {TEXT.bell}
        </Text>
        <Text as="small" size="label" weight={500} tone="text-3">
          {NOTIFICATION_TEXTS.hint}
        </Text>
      </Stack>
      <S.Always>
        <Icon of={CheckIcon} />
      </S.Always>
    </li>
  );
}

/** Why a channel cannot be chosen. */
function Reason({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Text size="caption" tone="text-3" id={id}>
      {text}
    </Text>
  );
}
