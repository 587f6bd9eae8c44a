import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { FILE_SIZES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_ACCEPT } from '@contract/upload';
import { useMissingFiles } from '@/shared/drafts';
import { useFormField } from '@/shared/forms';
import { preparePicture, useHasAnimation } from '@/shared/lib/pictures';
import { FieldHead, FieldLabel, FieldMessage } from '@/shared/ui/Field';
import { HiddenInput } from '@/shared/ui/HiddenInput';
import { CameraIcon, Icon, UserIcon } from '@/shared/ui/Icon';
import { Stack } from '@/shared/ui/pieces';
import { refusePhoto } from '../model/refuseFile';
import { PhotoPreview } from './PhotoPreview';
import * as S from './PhotoField.styles';

const LABEL = '프로필 사진';
const HELP = `${LABEL}은 JPEG, PNG, WebP, GIF로 ${FILE_SIZES.image / FILE_SIZES.megabyte}MB까지 올릴 수 있어요.`;

interface PhotoFieldProps {
  /** The address of the photo the member has already. */
  stored?: string;
  /** Content beside the photo. */
  children: ReactNode;
}

/** The profile photo: chosen or dropped, with a preview; a refusal names the limit. */
export function PhotoField({ stored, children }: PhotoFieldProps) {
  const { photo, message, leave, take, giveBack } = usePhoto();
  const { hintOf } = useMissingFiles();
  const isAnimated = useHasAnimation(photo ? [photo] : []);
  const messageId = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files?.[0]);
    // The same file may be chosen again.
    target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  return (
    <Stack gap={4} data-field-error={message ? true : undefined}>
      <S.Row>
        <Stack align="center">
          {/* The control is named itself. */}
          <FieldHead>
            <FieldLabel as="span" aria-hidden data-required>
              {LABEL}
            </FieldLabel>
          </FieldHead>
          <S.Pick
            data-invalid={message ? true : undefined}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          >
            <HiddenInput
              type="file"
              name="photo"
              accept={IMAGE_ACCEPT}
              aria-label={LABEL}
              aria-required
              aria-invalid={message ? true : undefined}
              aria-describedby={messageId}
              onChange={choose}
              onBlur={leave}
            />
            {photo ? <PhotoPreview photo={photo} onBroken={giveBack} /> : <StoredPhoto address={stored} />}
            <S.Camera>
              <Icon of={CameraIcon} />
            </S.Camera>
          </S.Pick>
        </Stack>
        <S.Beside>{children}</S.Beside>
      </S.Row>
      <FieldMessage
        id={messageId}
        help={hintOf('photo') ?? (isAnimated ? MESSAGES.imageStill : HELP)}
        error={message}
        live
      />
    </Stack>
  );
}

/** The photo of the form, and why the last file was refused. */
function usePhoto() {
  const { value: photo, error, edit, leave } = useFormField<File | null>('photo');
  const [refusal, setRefusal] = useState<string>();

  return {
    photo,
    message: refusal ?? error,
    leave,
    take(file: File | undefined) {
      if (!file) return;
      const problem = refusePhoto(file);
      setRefusal(problem);
      if (problem) return;
      void preparePicture(file);
      edit(file);
    },
    /** The file has an image type, but no image content. */
    giveBack() {
      setRefusal(MESSAGES.imageType);
      edit(null);
    },
  };
}

function StoredPhoto({ address }: { address: string | undefined }) {
  return address ? <S.Preview src={address} alt="지금 사진" /> : <Icon of={UserIcon} size={44} />;
}
