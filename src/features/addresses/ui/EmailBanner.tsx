import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MAIL_TEXTS } from '@contract/mails';
import { useGetMailsQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { toast } from '@/shared/toast';
import { CloseIcon, Icon, MailIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { TextButton, TextLink } from './CodeBox.styles';
import { EmailBox } from './EmailBox';
import * as S from './EmailBanner.styles';

interface EmailBannerProps {
  /** The e-mail waits for its confirmation (D150), or its mail server returns mails (D174). */
  problem: 'unconfirmed' | 'bounced';
  /** Moves the focus to the page, since the banner leaves. */
  onLeave: () => void;
}

/** What a member has to do about the e-mail, below the header, until it is done or the banner is closed. */
export function EmailBanner({ problem, onLeave }: EmailBannerProps) {
  const [closed, setClosed] = useState<EmailBannerProps['problem']>();

  if (closed === problem) return null;
  function leave() {
    setClosed(problem);
    onLeave();
  }

  return problem === 'bounced' ? <Bounced onLeave={leave} /> : <Unconfirmed onLeave={leave} />;
}

function Bounced({ onLeave }: { onLeave: () => void }) {
  return (
    <Bar
      label={MAIL_TEXTS.bouncedTitle}
      title={MAIL_TEXTS.bouncedTitle}
      text={MAIL_TEXTS.bouncedText}
      action={<TextLink to={paths.account}>{MAIL_TEXTS.change}</TextLink>}
      onClose={onLeave}
    />
  );
}

/** Asks for the code of the e-mail. */
function Unconfirmed({ onLeave }: { onLeave: () => void }) {
  const { data: mails } = useGetMailsQuery();
  const [isOpen, setIsOpen] = useState(false);
  const boxId = useId();

  if (!mails || mails.email.confirmedDateTime) return null;
  const hasAddress = mails.email.address !== null || mails.email.code !== null;

  return (
    <Bar
      label={MAIL_TEXTS.panelTitle}
      title={hasAddress ? MAIL_TEXTS.bannerTitle : MAIL_TEXTS.noAddress}
      text={MAIL_TEXTS.bannerText}
      action={
        hasAddress ? (
          <TextButton
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? boxId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {labelOf(isOpen, mails.email.code !== null)}
          </TextButton>
        ) : (
          <TextLink to={paths.account}>{MAIL_TEXTS.change}</TextLink>
        )
      }
      onClose={onLeave}
    >
      {isOpen && (
        <Unfolded id={boxId}>
          <EmailBox
            wide
            onConfirmed={() => {
              toast(MAIL_TEXTS.done.email);
              onLeave();
            }}
          />
        </Unfolded>
      )}
    </Bar>
  );
}

interface BarProps {
  /** The name of the region. */
  label: string;
  title: string;
  text: string;
  action: ReactNode;
  onClose: () => void;
  /** Below the line. */
  children?: ReactNode;
}

function Bar({ label, title, text, action, onClose, children }: BarProps) {
  return (
    <S.Bar aria-label={label} data-email-banner>
      <S.Inside>
        <S.Line>
          <Icon of={MailIcon} size={20} />
          <p>
            <b>{title}</b>
            {text}
          </p>
          {action}
          <IconButton label={MAIL_TEXTS.close} icon={CloseIcon} iconSize={18} onClick={onClose} />
        </S.Line>
        {children}
      </S.Inside>
    </S.Bar>
  );
}

function labelOf(isOpen: boolean, hasCode: boolean): string {
  if (isOpen) return MAIL_TEXTS.fold;
  return hasCode ? MAIL_TEXTS.enterCode : MAIL_TEXTS.getCode;
}

/** Its field has the focus on opening. */
function Unfolded({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);

  return (
    <S.Folded id={id} ref={box}>
      {children}
    </S.Folded>
  );
}
