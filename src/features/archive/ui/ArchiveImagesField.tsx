import { useFormikContext } from 'formik';
import { type DragEvent, useId, useRef } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_ACCEPT } from '@contract/upload';
import { FieldGroup } from '@/shared/ui/Field';
import { OrderedTiles } from '@/shared/ui/OrderedTiles';
import { UploadAddTile, UploadTile } from '@/shared/ui/UploadTile';
import { type ArchiveForm } from '../model/archiveForm';
import { type ArchivePicture, filesOf } from '../model/archivePicture';
import { useArchivePictures } from '../model/useArchivePictures';
import * as S from './ArchivePictures.styles';

interface ArchiveImagesFieldProps {
  /** How much of each new one has left, in their order; none while nothing is on its way. */
  percents: readonly number[];
}

/** Up to ten pictures in their order: chosen, dropped or pasted. */
export function ArchiveImagesField({ percents }: ArchiveImagesFieldProps) {
  const { errors } = useFormikContext<ArchiveForm>();
  const { images, refusals, isFull, add, remove, move, giveBack, dismiss } = useArchivePictures();
  const adding = useRef<HTMLInputElement>(null);
  const id = useId();
  const files = filesOf(images);
  const isSending = percents.length > 0;
  const count = `${images.length}/${LIMITS.archiveImages}`;

  function drop(event: DragEvent) {
    // What fell on the adding tile has been taken there.
    if (event.defaultPrevented) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }

  /** The pressed x goes away with its tile; the keyboard stays in the field, where the adding tile is at the latest then. */
  function keepFocus() {
    requestAnimationFrame(() => adding.current?.focus());
  }

  function removeOne(picture: ArchivePicture) {
    remove(picture);
    keepFocus();
  }

  function dismissOne(refusedId: number) {
    dismiss(refusedId);
    keepFocus();
  }

  const percentOf = ({ file }: ArchivePicture) => (file ? percents[files.indexOf(file)] : undefined);

  return (
    <FieldGroup
      id={id}
      label={`이미지 ${count}`}
      optional
      help="끌거나 화살표를 눌러 순서를 바꿀 수 있어요. 복사한 이미지를 붙여 넣어도 돼요."
      error={isFull ? MESSAGES.imageCount : messageOf(errors.images)}
      liveMessage
    >
      <S.DropZone onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <OrderedTiles
          label="고른 이미지"
          items={images}
          keyOf={(picture) => picture.id}
          nameOf={(picture) => picture.name}
          onMove={move}
          render={(picture, place) => (
            <UploadTile
              name={picture.name}
              src={picture.src}
              percent={percentOf(picture)}
              error={errorAt(errors.images, place)}
              onRemove={isSending ? undefined : () => removeOne(picture)}
              onBroken={() => giveBack(picture)}
            />
          )}
        >
          {images.length < LIMITS.archiveImages && (
            <UploadAddTile
              ref={adding}
              label="이미지 추가"
              multiple
              accept={IMAGE_ACCEPT}
              aria-describedby={`${id}-message`}
              onFiles={add}
            />
          )}
        </OrderedTiles>
        {refusals.length > 0 && (
          <S.Refused aria-label="올릴 수 없는 이미지">
            {refusals.map(({ id: refusedId, name, reason }) => (
              <li key={refusedId}>
                <UploadTile name={name} error={reason} onRemove={() => dismissOne(refusedId)} />
              </li>
            ))}
          </S.Refused>
        )}
      </S.DropZone>
    </FieldGroup>
  );
}

type ImagesError = ReturnType<typeof useFormikContext<ArchiveForm>>['errors']['images'];

const messageOf = (error: ImagesError) => (typeof error === 'string' ? error : undefined);

/** What the server found wrong with one of them. */
function errorAt(error: ImagesError, place: number): string | undefined {
  const one = Array.isArray(error) ? error[place] : undefined;
  return typeof one === 'string' ? one : undefined;
}
