import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type ReportSubject } from '@contract/report';
import { errorMessage, isAuthError, useBlockMemberMutation, useGetAlarmsQuery } from '@/shared/api';
import { usePopover } from '@/shared/lib/usePopover';
import { paths } from '@/shared/routes';
import { selectIsMember } from '@/shared/session';
import { confirm, toast } from '@/shared/toast';
import { EllipsisIcon, FlagIcon, Icon, ShieldIcon, UserXIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Link } from 'react-router-dom';
import { BLOCK_TEXTS } from '../lib/blockTexts';
import * as S from './MemberMenu.styles';

interface MemberMenuProps {
  memberId: number;
  nickname: string;
  /** The content that the menu reports. */
  report: ReportSubject;
  /** Stands on content that is removed once its writer is blocked. */
  isRemovedByBlock?: boolean;
  /** Positioned in the corner of the surrounding box. */
  corner?: boolean;
}

/** The menu of another member: report shown content, block the member (D135, D140). */
export function MemberMenu(props: MemberMenuProps) {
  const { memberId, nickname, report, isRemovedByBlock = false, corner = false } = props;
  const isMember = useSelector(selectIsMember);
  const [isOpen, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [block] = useBlockMemberMutation();
  const menuId = useId();
  const close = () => setOpen(false);
  const { container, button, handlers } = usePopover(isOpen, close);

  // The closed dialog has restored the focus to the button, which is about to be removed with the content.
  useEffect(() => {
    if (!isBlocked || !isRemovedByBlock) return;
    container.current?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isBlocked, isRemovedByBlock, container]);

  /** Asks first; the settings can undo it. */
  async function askToBlock() {
    // The focus moves to the button before the menu closes, so that the dialog restores it there.
    button.current?.focus();
    close();
    const question = { title: BLOCK_TEXTS.question(nickname), body: BLOCK_TEXTS.consequence };
    if (!(await confirm({ ...question, confirmLabel: BLOCK_TEXTS.block }))) return;
    const { error } = await block({ memberId, nickname });
    if (isAuthError(error)) return;
    if (error) return toast(errorMessage(error), { tone: 'error' });
    toast(BLOCK_TEXTS.blocked);
    setBlocked(true);
  }

  return (
    <S.Box ref={container} data-corner={corner || undefined} {...handlers}>
      <IconButton
        ref={button}
        label={`${nickname} 님 더 보기`}
        icon={EllipsisIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Items id={menuId} report={report}>
          {isMember && (
            <button type="button" onClick={() => void askToBlock()}>
              <Icon of={UserXIcon} />
              {BLOCK_TEXTS.block}
            </button>
          )}
        </Items>
      )}
    </S.Box>
  );
}

interface ItemsProps {
  id: string;
  report: ReportSubject;
  children: React.ReactNode;
}

/** Reads whether the reader is an operator only when the menu opens: a page has many closed menus. */
function Items({ id, report, children }: ItemsProps) {
  const isMember = useSelector(selectIsMember);
  const { data: alarms } = useGetAlarmsQuery(undefined, { skip: !isMember });
  const menu = useRef<HTMLDivElement>(null);
  const casePath = `${paths.admin}/reports/${report.targetType}/${report.targetId}`;

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);

  return (
    <S.Menu id={id} ref={menu}>
      <Link to={paths.report} state={report}>
        <Icon of={FlagIcon} />
        신고하기
      </Link>
      {children}
      {alarms?.operator && (
        <Link to={casePath}>
          <Icon of={ShieldIcon} />
          운영에서 보기
        </Link>
      )}
    </S.Menu>
  );
}
