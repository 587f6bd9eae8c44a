import { RECORD_MESSAGES, type OwnRecord } from '@contract/record';
import { Button } from '@/shared/ui/Button';
import { Icon, LinkIcon, ReloadIcon } from '@/shared/ui/Icon';
import { copyAddress } from '@/shared/ui/ShareButton';
import { Switch } from '@/shared/ui/Switch';
import { type RecordWrites } from '../model/useRecordSettings';
import * as S from './RecordSwitches.styles';

interface RecordSwitchesProps {
  record: OwnRecord;
  writes: RecordWrites;
}

/** The switches of the record: on or off, its address, search engines, and the real name. */
export function RecordSwitches({ record, writes: { save, renew, isRenewing } }: RecordSwitchesProps) {
  const { enabled, indexable, showName, url } = record;

  return (
    <S.Panel aria-label={RECORD_MESSAGES.enabled}>
      <S.Lead>
        <Switch
          label={RECORD_MESSAGES.enabled}
          hint={RECORD_MESSAGES.hint}
          checked={enabled}
          onChange={(checked) => save({ enabled: checked })}
        />
      </S.Lead>
      {enabled && (
        <>
          <S.Address>
            <span>{url?.replace(/^https?:\/\//, '')}</span>
            <Button
              icon={<Icon of={LinkIcon} size={18} />}
              disabled={url === null}
              onClick={() => void copyAddress(url ?? '')}
            >
              {RECORD_MESSAGES.copyLink}
            </Button>
          </S.Address>
          <S.NewCode
            variant="ghost"
            size="small"
            busy={isRenewing}
            icon={<Icon of={ReloadIcon} size={17} />}
            onClick={renew}
          >
            {RECORD_MESSAGES.newCode}
          </S.NewCode>
          <S.Switches>
            <Switch
              label={RECORD_MESSAGES.indexable}
              checked={indexable}
              onChange={(checked) => save({ indexable: checked })}
            />
            <Switch
              label={RECORD_MESSAGES.showName}
              checked={showName}
              onChange={(checked) => save({ showName: checked })}
            />
          </S.Switches>
        </>
      )}
    </S.Panel>
  );
}
