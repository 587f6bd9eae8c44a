import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ALARM_TEXTS } from '@contract/alarm';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { usePopover } from '@/shared/lib/usePopover';
import { paths } from '@/shared/routes';
import { below } from '@/shared/theme';
import { BellIcon } from '@/shared/ui/Icon';
import { IconButton, IconLink } from '@/shared/ui/IconButton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useAlarms, type Alarms } from '../model/useAlarms';
import { AlarmPanel } from './AlarmPanel';
import * as S from './AlarmBell.styles';

interface AlarmBellProps {
  /** The part of the panel below the pending items: the newest notices. */
  news: ReactNode;
}

/**
 * The notification menu of the header with a badge of pending and new items; on phones it is a link to the page of
 * notices.
 */
export function AlarmBell({ news }: AlarmBellProps) {
  const alarms = useAlarms();
  const isNarrow = useMediaQuery(below('mobile'));
  const { count } = alarms;
  const arrival = <VisuallyHidden aria-live="polite">{useArrival(alarms)}</VisuallyHidden>;
  const face = { label: count > 0 ? `알림 ${count}개` : '알림', icon: BellIcon, iconSize: 22 };
  const badge = count > 0 && <S.Count count={count} tone="apricot" />;

  return (
    <>
      {arrival}
      {isNarrow ? (
        <S.Bell>
          <IconLink {...face} to={paths.notices} />
          {badge}
        </S.Bell>
      ) : (
        <BellButton alarms={alarms} news={news} face={face} badge={badge} />
      )}
    </>
  );
}

/** The sentence for screen readers about items that arrived after the first load. */
function useArrival({ alarms, count }: Alarms): string {
  const [known, setKnown] = useState<number>();
  const [sentence, setSentence] = useState('');

  if (alarms && known !== count) {
    setKnown(count);
    if (known !== undefined && count > known) setSentence(ALARM_TEXTS.arrived(count - known));
  }
  return sentence;
}

interface BellButtonProps extends AlarmBellProps {
  alarms: Alarms;
  face: Pick<Parameters<typeof IconButton>[0], 'label' | 'icon' | 'iconSize'>;
  badge: ReactNode;
}

function BellButton({ alarms, news, face, badge }: BellButtonProps) {
  const { key: locationKey } = useLocation();
  // Navigation closes it, and the back button does not reopen it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== locationKey) setOpenAt(null);
  const isOpen = openAt === locationKey;
  const panelId = useId();

  const close = () => setOpenAt(null);
  const { container, button, handlers } = usePopover(isOpen, close);

  function open() {
    setOpenAt(locationKey);
    // A press right after mounting finds the query not started yet, which refuses to be refetched.
    if (!alarms.isFetching) void alarms.refetch();
  }

  return (
    <S.Wrapper ref={container} {...handlers}>
      <S.Bell>
        <IconButton
          {...face}
          ref={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={isOpen ? close : open}
        />
        {badge}
      </S.Bell>
      {isOpen && <AlarmPanel id={panelId} {...alarms} news={news} />}
    </S.Wrapper>
  );
}
