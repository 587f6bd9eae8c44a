import { useEffect, useRef, useState } from 'react';
import { minuteInKorea } from '@contract/dates';
import { ACCOUNT_EVENT_TEXTS, SECURITY_TEXTS as TEXT, type AccountEvent } from '@contract/security';
import { Button } from '@/shared/ui/Button';
import { Dot } from '@/shared/ui/DotLine';
import { ChevronDownIcon, Icon } from '@/shared/ui/Icon';
import { Stack, Text } from '@/shared/ui/pieces';
import { SecurityPart } from './SecurityPart';
import { OwnAction } from './SecurityParts.styles';
import * as S from './Activity.styles';

/** Rows before "더 보기". */
const PREVIEW = 5;

/** What happened to the account, the newest first; renders nothing without any (D184). */
export function Activity({ events }: { events: readonly AccountEvent[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) firstNew.current?.focus({ preventScroll: true });
  }, [isOpen]);

  if (events.length === 0) return null;
  const shown = isOpen ? events : events.slice(0, PREVIEW);
  return (
    <SecurityPart title={TEXT.activity} hint={TEXT.ifNotYou}>
      <S.Line as="ul" size="mark" column>
        {shown.map((event, index) => (
          <S.Item
            key={`${event.createdDateTime} ${index}`}
            ref={index === PREVIEW ? firstNew : undefined}
            tabIndex={-1}
          >
            <Event {...event} />
          </S.Item>
        ))}
      </S.Line>
      {shown.length < events.length && (
        <OwnAction>
          <Button variant="gray" size="small" block onClick={() => setIsOpen(true)}>
            더 보기
            <Icon of={ChevronDownIcon} size={18} />
          </Button>
        </OwnAction>
      )}
    </SecurityPart>
  );
}

function Event({ kind, device, createdDateTime }: AccountEvent) {
  return (
    <>
      {kind === 'GRANT_REUSED' ? <S.WarnMark>!</S.WarnMark> : <Dot />}
      <Stack>
        <Text size="body-s" weight={600} tone="text">
          {ACCOUNT_EVENT_TEXTS[kind]}
        </Text>
        {device !== null && (
          <Text size="caption" weight={500} tone="text-3">
            {device}
          </Text>
        )}
      </Stack>
      <Text as="time" dateTime={createdDateTime} size="caption" weight={500} tone="text-3" numbers>
        {minuteInKorea(Date.parse(createdDateTime))}
      </Text>
    </>
  );
}
