import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { serverNow } from '@contract/clock';
import { toStoredText } from '@contract/text';
import { ArchiveThumb } from '@/entities/archive';
import { memberName } from '@/entities/member';
import { localeDate } from '@/shared/lib/dates';
import { selectNickname } from '@/shared/session';
import { ClockIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Text } from '@/shared/ui/pieces';
import { type ArchiveForm } from '../model/archiveForm';
import * as S from './ArchiveEditor.styles';

/** A new archive has no number yet. */
const NEW_ID = 0;

interface ArchivePreviewProps {
  /** The edited archive; absent for a new one. */
  archive?: ArchiveDetail;
}

/** The card of an archive while it is being written. */
export function ArchivePreview({ archive }: ArchivePreviewProps) {
  const { values } = useFormikContext<ArchiveForm>();
  const title = toStoredText(values.title) || '아카이브 제목';

  return (
    <S.Preview>
      <S.PreviewTitle>목록에서 이렇게 보여요</S.PreviewTitle>
      <article>
        <S.Thumb>
          <ArchiveThumb
            id={archive?.id ?? NEW_ID}
            title={title}
            thumbnail={values.thumbnail?.src ?? null}
            sizes="360px"
          />
          {!archive?.published && (
            <S.Pending>
              <Tag tone="apricot" large icon={ClockIcon}>
                {ARCHIVE_MESSAGES.pendingMark}
              </Tag>
            </S.Pending>
          )}
        </S.Thumb>
        <Text size="title" cut above={4}>
          {title}
        </Text>
        <Facts archive={archive} />
      </article>
    </S.Preview>
  );
}

function Facts({ archive }: ArchivePreviewProps) {
  const { values } = useFormikContext<ArchiveForm>();
  const writer = memberName(useSelector(selectNickname));
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const others = archive ? archive.members.length - 1 : new Set(values.archiveMembers.map((one) => one.nickname)).size;

  return (
    <S.CardFacts>
      <Text as="b" weight={600} tone="text-2">
        {writer}
      </Text>
      {others > 0 && <span>{`+${others}`}</span>}
      <time>{localeDate(archive?.createdDateTime ?? now)}</time>
    </S.CardFacts>
  );
}
