import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import { BODY_SIZES, FILE_SIZES, LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type AnyObjectSchema, type InferType } from 'yup';
import { badRequest } from '../../lib/http/errors';
import { imageTypeOf } from '../../lib/storage/fileKinds';
import { type ReceivedFile } from '../../lib/uploads/incomingFiles';
import { type FormFields, type ReceivedForm } from '../../lib/uploads/receiveForm';
import { toRefusal } from '../../lib/http/yupCompiler';

const THUMBNAIL = 'thumbnail';
const IMAGES = 'images';

/** The parts of a registration and of an edit (api.md, Archive). */
export const ARCHIVE_FORM: Omit<FormFields, 'folder'> = {
  json: { name: 'archiveData', size: BODY_SIZES.archiveData },
  files: {
    [THUMBNAIL]: { max: 1, size: FILE_SIZES.image },
    [IMAGES]: { max: LIMITS.archiveImages, size: FILE_SIZES.image },
  },
};

/** The uploaded pictures of a form. */
export interface SentPictures {
  thumbnail?: ReceivedFile;
  images: ReceivedFile[];
}

export interface ArchiveRequest<Payload> {
  archive: Payload;
  pictures: SentPictures;
}

/**
 * Validates the form of an archive, without decoding its files.
 * @throws ApiError 400 with every problem: those of the form in its order, then those of the pictures
 */
export function readArchiveForm<Rules extends AnyObjectSchema>(
  form: ReceivedForm,
  rules: Rules,
): ArchiveRequest<InferType<Rules>> {
  const pictures = { thumbnail: form.files[THUMBNAIL]?.[0], images: form.files[IMAGES] ?? [] };
  const problems = [...problemsIn(rules, form.json), ...countProblems(form), ...pictureProblems(pictures)];
  if (problems.length > 0) throw badRequest(...problems);
  return { archive: rules.validateSync(form.json, { stripUnknown: true }), pictures };
}

function problemsIn(rules: AnyObjectSchema, json: unknown): FieldProblem[] {
  try {
    return findProblems(rules, json);
  } catch (error) {
    throw toRefusal(rules, error);
  }
}

function countProblems({ tooMany }: ReceivedForm): FieldProblem[] {
  return [
    ...(tooMany.has(THUMBNAIL) ? [{ field: THUMBNAIL, message: MESSAGES.badRequest }] : []),
    ...(tooMany.has(IMAGES) ? [{ field: IMAGES, message: MESSAGES.imageCount }] : []),
  ];
}

function pictureProblems({ thumbnail, images }: SentPictures): FieldProblem[] {
  return [
    ...(thumbnail ? problemsOf(thumbnail, THUMBNAIL) : []),
    ...images.flatMap((image, index) => problemsOf(image, imageField(index))),
  ];
}

/** The field name of one of the sent images in a problem. */
export const imageField = (index: number) => `${IMAGES}[${index}]`;

function problemsOf({ size, head }: ReceivedFile, field: string): FieldProblem[] {
  if (size > FILE_SIZES.image) return [{ field, message: MESSAGES.imageSize }];
  return imageTypeOf(head) ? [] : [{ field, message: MESSAGES.imageType }];
}
