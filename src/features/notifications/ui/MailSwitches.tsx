import { MAIL_LIST_LABELS, type MailList } from '@contract/notifications';
import { optionsOf } from '@/shared/lib/optionsOf';
import { Switch } from '@/shared/ui/Switch';
import * as S from './MailSwitches.styles';

interface MailSwitchesProps<List extends MailList> {
  /** The name of the group. */
  label: string;
  switches: Readonly<Record<List, boolean>>;
  /** The id of the text that says why a switch cannot be changed; undefined for one that can. */
  inactiveReasonOf: (list: List) => string | undefined;
  onChange: (list: List, on: boolean) => void;
}

const LISTS = optionsOf(MAIL_LIST_LABELS);

/** A switch for each list of mails, divided by lines; a change counts at once. */
export function MailSwitches<List extends MailList>(props: MailSwitchesProps<List>) {
  const { label, switches, inactiveReasonOf, onChange } = props;
  const isShown = (list: MailList): list is List => list in switches;

  return (
    <S.Rows aria-label={label}>
      {LISTS.map(
        ({ value: list, label: name }) =>
          isShown(list) && (
            <li key={list}>
              <Switch
                label={name}
                checked={switches[list]}
                inactiveReasonId={inactiveReasonOf(list)}
                onChange={(on) => onChange(list, on)}
              />
            </li>
          ),
      )}
    </S.Rows>
  );
}
