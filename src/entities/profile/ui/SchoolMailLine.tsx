import { schoolMailLine, type SchoolMailMark } from '@contract/mails';
import { Icon, MailCheckIcon } from '@/shared/ui/Icon';
import { Row, Text } from '@/shared/ui/pieces';

interface SchoolMailLineProps {
  mark: SchoolMailMark | null;
  /** Says it in another language. */
  say?: (mark: SchoolMailMark) => string;
}

/** The confirmed school mail of a member; nothing without one (D151). */
export function SchoolMailLine({ mark, say = schoolMailLine }: SchoolMailLineProps) {
  if (!mark) return null;
  return (
    <Row gap={1}>
      <Text as="span" tone="primary-text">
        <Icon of={MailCheckIcon} size={17} />
      </Text>
      <Text as="span" size="caption" tone="text-2" numbers>
        {say(mark)}
      </Text>
    </Row>
  );
}
