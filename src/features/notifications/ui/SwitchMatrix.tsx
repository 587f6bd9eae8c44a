import { type ReactNode } from 'react';
import {
  MAIL_GROUP_LABELS,
  MAIL_GROUPS,
  NOTIFICATION_TEXTS as TEXT,
  type MailGroup,
  type NotificationSettings,
} from '@contract/notifications';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { below } from '@/shared/theme';
import { CheckIcon, Icon, MailIcon, SmartphoneIcon } from '@/shared/ui/Icon';
import { BareSwitch } from '@/shared/ui/Switch';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import * as S from './SwitchMatrix.styles';

export type Channel = 'mail' | 'push';

interface SwitchMatrixProps {
  settings: Pick<NotificationSettings, Channel>;
  /** The id of the text that says why none of a channel can be changed. */
  inactiveReasonIds: Readonly<Record<Channel, string | undefined>>;
  onChange: (channel: Channel, group: MailGroup, on: boolean) => void;
}

/** A row of the matrix: its name, and what each channel shows. */
interface MatrixRow {
  name: string;
  hint: string;
  cells: Readonly<Record<Channel, ReactNode>>;
}

/** The groups of notices with a switch for each channel: a table, a card for each group on phones (D171). */
export function SwitchMatrix({ settings, inactiveReasonIds, onChange }: SwitchMatrixProps) {
  const isNarrow = useMediaQuery(below('mobile'));
  const switchOf = (channel: Channel, group: MailGroup) => (
    <BareSwitch
      label={`${MAIL_GROUP_LABELS[group]} ${TEXT[channel]}`}
      checked={settings[channel][group]}
      inactiveReasonId={inactiveReasonIds[channel]}
      onChange={(on) => onChange(channel, group, on)}
    />
  );
  const rows: MatrixRow[] = [
    ...MAIL_GROUPS.map((group) => ({
      name: MAIL_GROUP_LABELS[group],
      hint: TEXT.hints[group],
      cells: { mail: switchOf('mail', group), push: switchOf('push', group) },
    })),
    { name: TEXT.operator, hint: TEXT.operatorHint, cells: { mail: <Always />, push: <Never /> } },
  ];
  return isNarrow ? <Cards rows={rows} /> : <Table rows={rows} />;
}

interface Rows {
  rows: readonly MatrixRow[];
}

function Table({ rows }: Rows) {
  return (
    <S.Table>
      <caption>{TEXT.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{TEXT.group}</VisuallyHidden>
          </th>
          <th scope="col">
            <span>
              <Icon of={MailIcon} size={18} />
              {TEXT.mail}
            </span>
          </th>
          <th scope="col">
            <span>
              <Icon of={SmartphoneIcon} size={18} />
              {TEXT.push}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hint, cells }) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
              <small>{hint}</small>
            </th>
            <td>{cells.mail}</td>
            <td>{cells.push}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}

function Cards({ rows }: Rows) {
  return (
    <S.Cards>
      {rows.map(({ name, hint, cells }) => (
        <S.Card key={name}>
          <div>
            <b>{name}</b>
            <small>{hint}</small>
          </div>
          <S.Pair>
            <span>
              {TEXT.mail}
              {cells.mail}
            </span>
            <span>
              {TEXT.push}
              {cells.push}
            </span>
          </S.Pair>
        </S.Card>
      ))}
    </S.Cards>
  );
}

const Always = () => (
  <S.Sign data-on>
    <Icon of={CheckIcon} size={22} />
    <VisuallyHidden>{TEXT.always}</VisuallyHidden>
  </S.Sign>
);

const Never = () => (
  <S.Sign>
    <span aria-hidden>–</span>
    <VisuallyHidden>{TEXT.never}</VisuallyHidden>
  </S.Sign>
);
