import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { useFilePercents } from '@/shared/api';
import { FormSection } from '@/shared/forms';
import { Banner } from '@/shared/ui/Banner';
import { type ArchiveForm } from '../model/archiveForm';
import { filesOf, revokePicture } from '../model/archivePicture';
import { ArchiveImagesField } from './ArchiveImagesField';
import { ArchiveThumbnailField } from './ArchiveThumbnailField';

const HINT = [
  `JPEG, PNG, WebP, GIF를 한 장에 ${FILE_SIZES.image / FILE_SIZES.megabyte}MB까지,`,
  `모두 ${LIMITS.archiveImages}장 올릴 수 있어요.`,
].join(' ');

interface ArchivePicturesSectionProps {
  /** Name of the endpoint that uploads the files. */
  endpoint: string;
  /** The upload failed. */
  isCutOff: boolean;
}

/** The pictures of an archive, with the upload progress of each. */
export function ArchivePicturesSection({ endpoint, isCutOff }: ArchivePicturesSectionProps) {
  const { values, submitForm } = useFormikContext<ArchiveForm>();
  const cover = values.thumbnail?.file ?? null;
  const percents = useFilePercents(endpoint, [...(cover ? [cover] : []), ...filesOf(values.images)]) ?? [];

  const revokeAll = useEffectEvent(() => {
    for (const picture of [values.thumbnail, ...values.images]) if (picture) revokePicture(picture);
  });
  useEffect(() => () => revokeAll(), []);

  return (
    <FormSection id="pictures" title="이미지" hint={HINT}>
      {isCutOff && (
        <Banner tone="danger" live action={{ label: '다시 시도', onClick: () => void submitForm() }}>
          {endpoint === 'createArchive' ? MESSAGES.maybeSent : MESSAGES.maybeSaved}
        </Banner>
      )}
      <ArchiveThumbnailField percent={cover ? percents[0] : undefined} />
      <ArchiveImagesField percents={cover ? percents.slice(1) : percents} />
    </FormSection>
  );
}
