import { ANNOUNCEMENT_KIND_LABELS, ANNOUNCEMENT_TEXTS, type ShownAnnouncement } from '@contract/announcement';
import { Link } from 'react-router-dom';
import { CloseIcon, Icon, MegaphoneIcon, WarnIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import * as S from './AnnouncementBar.styles';

interface AnnouncementBarProps {
  announcement: Pick<ShownAnnouncement, 'kind' | 'text' | 'link'>;
  /** Absent in the preview of a form, which cannot be closed. */
  onClose?: () => void;
}

/** An announcement of the operators, in one line above the header (D136). */
export function AnnouncementBar({ announcement: { kind, text, link }, onClose }: AnnouncementBarProps) {
  return (
    <S.Bar data-kind={kind}>
      <S.Line>
        <Icon of={kind === 'WARNING' ? WarnIcon : MegaphoneIcon} size={18} />
        <p>
          <b>{ANNOUNCEMENT_KIND_LABELS[kind]}</b> {text} {link && <MoreLink link={link} />}
        </p>
        {onClose && <IconButton label={ANNOUNCEMENT_TEXTS.close} icon={CloseIcon} iconSize={18} onClick={onClose} />}
      </S.Line>
    </S.Bar>
  );
}

/** An own page opens without a load. */
const MoreLink = ({ link }: { link: string }) =>
  link.startsWith('/') ? (
    <Link to={link}>{ANNOUNCEMENT_TEXTS.more}</Link>
  ) : (
    <a href={link}>{ANNOUNCEMENT_TEXTS.more}</a>
  );
