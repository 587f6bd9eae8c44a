import { SAVED_SEARCH_TEXTS as TEXT, SEARCH_MAIL_LABELS, type SearchMail } from '@contract/savedSearch';
import { optionsOf } from '@/shared/lib/optionsOf';
import { Segment } from '@/shared/ui/Segment';
import { Text } from '@/shared/ui/pieces';
import * as S from './MailChoice.styles';

const OPTIONS = optionsOf(SEARCH_MAIL_LABELS);

interface MailChoiceProps {
  value: SearchMail;
  /** Takes the whole width, with the choice at its right. */
  wide?: boolean;
  /** The id of the text that says why it cannot be changed. */
  inactiveReasonId?: string;
  onChange: (value: SearchMail) => void;
}

/** When the mail about new posts goes. */
export function MailChoice({ wide, ...segment }: MailChoiceProps) {
  return (
    <S.Choice data-wide={wide ? true : undefined}>
      <Text
        as="span"
        size={wide ? 'body' : 'label'}
        weight={wide ? 700 : 600}
        tone={wide ? 'text' : 'text-2'}
        aria-hidden
      >
        {TEXT.mail}
      </Text>
      <Segment label={TEXT.mail} hideLabel options={OPTIONS} {...segment} />
    </S.Choice>
  );
}
