import { type MouseEvent } from 'react';
import { RECORD_MESSAGES, RECORD_TEXTS, type MemberRecord } from '@contract/record';
import { paths, withBackTo } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { Spinner } from '@/shared/ui/Button.styles';
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

/** A link that downloads also without the script; with it the link is busy while the file is made (MEND-109). */
function SavePdf({ record }: { record: MemberRecord }) {
  const { save, isLoading } = useRecordPdf(record);

  function press(event: MouseEvent) {
    event.preventDefault();
    if (!isLoading) void save();
  }

  return (
    <Button
      to={paths.recordPdf(record.code)}
      reloadDocument
      download
      icon={
        isLoading ? <Spinner aria-hidden style={{ width: 20, height: 20 }} /> : <Icon of={DownloadIcon} size={20} />
      }
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
    >
      {RECORD_MESSAGES.savePdf}
    </Button>
  );
}
