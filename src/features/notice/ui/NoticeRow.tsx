import { type ReactNode } from 'react';
import { isolateDirection } from '@contract/isolateDirection';
import {
  NOTICE_KINDS,
  NOTICE_MESSAGES,
  noticePath,
  noticeText,
  quotedTarget,
  type Notice,
  type NoticeIcon,
} from '@contract/notice';
import { RECRUITING_TEXTS } from '@contract/project';
import { errorMessage, isAuthError, useSetProjectClosedMutation } from '@/shared/api';
import { timeAgo } from '@/shared/lib/dates';
import { toast } from '@/shared/toast';
import { useServerNow } from '@/shared/session';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/Button';
import {
  BellPlusIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CommentIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  HeartHandshakeIcon,
  Icon,
  LifeBuoyIcon,
  LogOutIcon,
  ShieldIcon,
  UserPlusIcon,
  UsersIcon,
  WarnIcon,
  type LucideIcon,
} from '@/shared/ui/Icon';
import { Sign } from '@/shared/ui/Sign';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Stack, Text } from '@/shared/ui/pieces';

import * as S from './NoticeRow.styles';

const ICONS: Readonly<Record<NoticeIcon, LucideIcon>> = {
  bell: BellPlusIcon,
  check: CheckIcon,
  clock: ClockIcon,
  comment: CommentIcon,
  eye: EyeIcon,
  eyeOff: EyeOffIcon,
  flag: FlagIcon,
  help: LifeBuoyIcon,
  leave: LogOutIcon,
  person: UserPlusIcon,
  publication: HeartHandshakeIcon,
  shield: ShieldIcon,
  team: UsersIcon,
  warning: WarnIcon,
};

interface NoticeRowProps {
  notice: Notice;
  onOpen: () => void;
}

/** A notice: actor, target, age, and whether it has been read. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const now = useServerNow();
  const { read, target, kind, createdDateTime } = notice;
  const path = noticePath(notice);
  const detail = notice.closed ? NOTICE_MESSAGES.closed : detailWords(notice);

  return (
    <Stack as="li">
      <NoticeLink to={path} onOpen={onOpen}>
        <NoticeSign notice={notice} />
        <Stack as="span" gap={1} grows>
          <Text as="span" size="caption" tone="text-3" cut>
            {targetWords(notice)}
          </Text>
          <S.Sentence data-unread={!read || undefined}>{noticeText(notice)}</S.Sentence>
          {detail && (
            <Text as="span" size="label" weight={400} tone="text-2">
              {detail}
            </Text>
          )}
          <Text as="time" size="caption" tone="text-3" tight numbers dateTime={createdDateTime}>
            {timeAgo(createdDateTime, now)}
          </Text>
        </Stack>
        {!read && (
          <S.Dot>
            <VisuallyHidden>{NOTICE_MESSAGES.unread}</VisuallyHidden>
          </S.Dot>
        )}
      </NoticeLink>
      {kind === 'IDLE_ASK' && target && <KeepRecruiting projectId={target.id} onDone={onOpen} />}
    </Stack>
  );
}

function targetWords({ target, hidden, kind, note }: Notice): string {
  const { hasTitle, isByOperator, keepsTitle } = NOTICE_KINDS[kind];
  if (!target && keepsTitle && note) return `‘${isolateDirection(note)}’`;
  if (target && !hasTitle) return quotedTarget(target);
  if (isByOperator) return NOTICE_MESSAGES.byOperator;
  return hidden ? NOTICE_MESSAGES.targetHidden : NOTICE_MESSAGES.targetGone;
}

interface NoticeLinkProps {
  to: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** The link of a row; one that leads nowhere has none. */
function NoticeLink({ to, onOpen, children }: NoticeLinkProps) {
  if (to === undefined) return <S.Gone>{children}</S.Gone>;
  return (
    <S.RowLink to={to} onClick={onOpen}>
      {children}
    </S.RowLink>
  );
}

/** The actor with an icon of the event, or the target as a square. */
function NoticeSign({ notice: { kind, actor, target, reason } }: { notice: Notice }) {
  const isDecline = kind === 'ANSWERED' && reason !== null;
  const { icon: name, tone, isFaceless } = NOTICE_KINDS[kind];
  const icon = isDecline ? CloseIcon : ICONS[name];
  if (!actor || isFaceless) return <Sign icon={icon} tone={target ? 'pine' : 'gray'} />;
  return (
    <S.Person>
      <Avatar nickname={actor.nickname} src={actor.profileImg} size={44} />
      <S.Badge data-tone={isDecline ? 'dark' : tone}>
        <Icon of={icon} size={13} />
      </S.Badge>
    </S.Person>
  );
}

/** The answer to "still recruiting?": an action of the leader that leaves the post open (D103). */
function KeepRecruiting({ projectId, onDone }: { projectId: number; onDone: () => void }) {
  const [setClosed, { isLoading }] = useSetProjectClosedMutation();

  async function keep() {
    const { error } = await setClosed({ id: projectId, closed: false });
    if (isAuthError(error)) return;
    if (error) return toast(errorMessage(error), { tone: 'error' });
    toast('계속 모집해요.');
    onDone();
  }

  return (
    <S.Action>
      <Button variant="soft" size="small" busy={isLoading} onClick={() => void keep()}>
        {RECRUITING_TEXTS.keepRecruiting}
      </Button>
    </S.Action>
  );
}

/** The reason of a decline, departure, removal or measure, as it was written; else what the kind tells. */
function detailWords(notice: Notice): string | null | undefined {
  const { kind, note, target } = notice;
  const { hasTitle, isByOperator, keepsTitle, detail } = NOTICE_KINDS[kind];
  // The note of a measure is the title, which is shown once.
  if (isByOperator && (target || hasTitle)) return undefined;
  return note && !keepsTitle ? note : detail?.(notice);
}
