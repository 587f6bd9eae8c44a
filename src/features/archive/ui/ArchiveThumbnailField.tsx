import { useId, useRef } from 'react';
import { MESSAGES } from '@contract/messages';
import { IMAGE_ACCEPT } from '@contract/upload';
import { useMissingFiles } from '@/shared/drafts';
import { useHasAnimation } from '@/shared/lib/pictures';
import { FieldGroup } from '@/shared/ui/Field';
import { UploadAddTile, UploadTile } from '@/shared/ui/UploadTile';
import { useThumbnail } from '../model/useThumbnail';
import * as S from './ArchivePictures.styles';

const LABEL = '대표 이미지';

interface ArchiveThumbnailFieldProps {
  /** The upload progress of a new one, 0 to 100; undefined while none is uploaded. */
  percent: number | undefined;
}

/** The thumbnail of the archive; generated from the title without one. */
export function ArchiveThumbnailField({ percent }: ArchiveThumbnailFieldProps) {
  const { thumbnail, refusal, take, remove, giveBack } = useThumbnail();
  const { hintOf } = useMissingFiles();
  const isAnimated = useHasAnimation(thumbnail?.file ? [thumbnail.file] : []);
  const adding = useRef<HTMLInputElement>(null);
  const id = useId();

  function removeIt() {
    remove();
    // The add tile replaces the removed picture in the next frame.
    requestAnimationFrame(() => adding.current?.focus());
  }

  return (
    <FieldGroup
      id={id}
      label={LABEL}
      optional
      help={hintOf('thumbnail') ?? (isAnimated ? MESSAGES.imageStill : '올리지 않으면 제목으로 만들어 드려요.')}
      error={refusal}
      liveMessage
    >
      <S.Cover>
        {thumbnail ? (
          <UploadTile
            key={thumbnail.id}
            name={LABEL}
            src={thumbnail.src}
            badge="16:10으로 보여요"
            percent={percent}
            onRemove={percent === undefined ? removeIt : undefined}
            onBroken={giveBack}
          />
        ) : (
          <UploadAddTile
            ref={adding}
            label={`${LABEL} 올리기`}
            accept={IMAGE_ACCEPT}
            aria-describedby={`${id}-message`}
            onFiles={take}
          />
        )}
      </S.Cover>
    </FieldGroup>
  );
}
