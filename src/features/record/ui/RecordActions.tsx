import { type MouseEvent } from 'react';
import { inLanguage } from '@contract/proofWords/language';
import { RECORD_MESSAGES, type MemberRecord } from '@contract/record';
import { useRecordWords } from '@/entities/record';
import { paths, withBackTo } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { DownloadIcon, Icon, PrintIcon, SettingsIcon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { Spinner } from '@/shared/ui/Spinner';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { useRecordPdf } from '../model/useRecordPdf';
import * as S from './RecordActions.styles';

interface RecordActionsProps {
  record: MemberRecord;
  isOwn: boolean;
}

/** Share, print and download actions beside the head; on narrow screens in the bottom bar. */
export function RecordActions({ record, isOwn }: RecordActionsProps) {
  const words = useRecordWords();
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
            {words.openSettings}
          </Button>
        ) : (
          <S.NeedsScript>
            <Button variant="gray" icon={<Icon of={PrintIcon} size={19} />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </S.NeedsScript>
        )}
        <SavePdf record={record} />
      </S.Actions>
      {isOwn && (
        <S.NarrowSettings>
          <IconLink to={paths.recordSettings} state={backToHere} label={words.openSettings} icon={SettingsIcon} />
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

function Share({ record: { nickname, code } }: { record: MemberRecord }) {
  const { title, share, language } = useRecordWords();
  return (
    <S.NeedsScript>
      <ShareButton solid label={share} title={title(nickname)} path={inLanguage(paths.record(code), language)} />
    </S.NeedsScript>
  );
}

/** A link that downloads also without the script; with it the link is busy while the file is made (MEND-109). */
function SavePdf({ record }: { record: MemberRecord }) {
  const words = useRecordWords();
  const { save, isLoading } = useRecordPdf(record);

  function press(event: MouseEvent) {
    event.preventDefault();
    if (!isLoading) void save();
  }

  return (
    <Button
      to={inLanguage(paths.recordPdf(record.code), words.language)}
      reloadDocument
      download
      icon={isLoading ? <Spinner /> : <Icon of={DownloadIcon} size={20} />}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
    >
      {words.savePdf}
    </Button>
  );
}
