import { RECORD_MESSAGES, RECORD_TEXTS, type MemberRecord } from '@contract/record';
import { useIsHydrated } from '@/shared/lib/useIsHydrated';
import { paths, withBackTo } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { DownloadIcon, Icon, PrintIcon, SettingsIcon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { useRecordPdf } from '../model/useRecordPdf';
import * as S from './RecordActions.styles';

interface RecordActionsProps {
  record: MemberRecord;
  isOwn: boolean;
}

/** Share, print and download actions beside the head; on narrow screens in the bottom bar. */
export function RecordActions({ record, isOwn }: RecordActionsProps) {
  const backToHere = withBackTo({ to: paths.record(record.code), label: RECORD_MESSAGES.own });

  return (
    <>
      <S.Actions>
        <Share record={record} />
        {isOwn ? (
          <Button
            to={paths.recordSettings}
            state={backToHere}
            variant="gray"
            icon={<Icon of={SettingsIcon} size={19} />}
          >
            {RECORD_MESSAGES.openSettings}
          </Button>
        ) : (
          <S.NeedsScript>
            <Button variant="gray" icon={<Icon of={PrintIcon} size={19} />} onClick={() => window.print()}>
              {RECORD_MESSAGES.print}
            </Button>
          </S.NeedsScript>
        )}
        <SavePdf record={record} />
      </S.Actions>
      {isOwn && (
        <S.NarrowSettings>
          <IconLink
            to={paths.recordSettings}
            state={backToHere}
            label={RECORD_MESSAGES.openSettings}
            icon={SettingsIcon}
          />
        </S.NarrowSettings>
      )}
    </>
  );
}

/** The bottom bar of narrow screens. */
export function RecordBar({ record }: { record: MemberRecord }) {
  return (
    <SubmitBar narrowOnly>
      <S.BarActions>
        <Share record={record} />
        <SavePdf record={record} />
      </S.BarActions>
    </SubmitBar>
  );
}

const Share = ({ record: { nickname, code } }: { record: MemberRecord }) => (
  <S.NeedsScript>
    <ShareButton solid title={RECORD_TEXTS.title(nickname)} path={paths.record(code)} />
  </S.NeedsScript>
);

/** Without the script a link that downloads; with it a button, which is busy while the file is made. */
function SavePdf({ record }: { record: MemberRecord }) {
  const { save, isLoading } = useRecordPdf(record);
  const isHydrated = useIsHydrated();
  const icon = <Icon of={DownloadIcon} size={20} />;

  if (!isHydrated) {
    return (
      <Button to={paths.recordPdf(record.code)} reloadDocument download icon={icon}>
        {RECORD_MESSAGES.savePdf}
      </Button>
    );
  }
  return (
    <Button icon={icon} busy={isLoading} onClick={() => void save()}>
      {RECORD_MESSAGES.savePdf}
    </Button>
  );
}
