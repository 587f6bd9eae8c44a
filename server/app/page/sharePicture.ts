import { ROLE_LABELS, type Role } from '@contract/skill';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions } from 'sharp';
import { ROLE_LOOKS } from '../../lib/drawing/roleLooks';
import { createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { drawText } from './drawText';
import {
  drawnThumbnail,
  HEIGHT,
  INK,
  MARGIN,
  PHOTO,
  PHOTO_AT,
  photoMask,
  positionsOf,
  proofRow,
  sheet,
  teamRow,
  THUMBNAIL,
  thumbnailMask,
  WIDTH,
} from './shareShapes';

/** The texts of the share picture of a recruitment post. They contain no date, because messengers cache the picture. */
export interface ProjectPicture {
  kind: 'project';
  title: string;
  /** The text at the top right. */
  mark: string;
  leader: string;
  /** Key of the leader's photo; without one a placeholder is drawn. */
  photo: string | null;
  roles: readonly Role[];
}

/** The texts of the picture of an archive. */
export interface ArchivePicture {
  kind: 'archive';
  title: string;
  /** How many members of the team have evaluated each other (D96). */
  proof: string;
  members: number;
  /** Whether all members of the team have evaluated each other. */
  complete: boolean;
  /** Key of the thumbnail; without one a placeholder is drawn. */
  thumbnail: string | null;
}

export type SharePicture = ProjectPicture | ArchivePicture;

/** The positions of texts. A title has as many lines as fit into its height. */
const TITLE = { left: MARGIN, top: 150, width: 1060, height: 205 };
const TITLE_BESIDE = { left: MARGIN, top: 140, width: 468, height: 266 };
const MARK = { top: 66, height: 40 };
const LABEL_TOP = 540;
const PROOF_MIDDLE = 544;

/** Maximum number of cached pictures. */
const CACHED_PICTURES = 200;

interface ShareDeps {
  /** The content of an uploaded file; null if it is missing. */
  readUpload: (key: string) => Promise<Buffer | null>;
}

/** Draws the share picture of a post, 1200 by 630 (D117). Cached, since messengers request in bursts. */
export function createSharePictures({ readUpload }: ShareDeps) {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 50 });
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: CACHED_PICTURES });

  const draw = async (picture: SharePicture) => {
    const key = picture.kind === 'project' ? picture.photo : picture.thumbnail;
    const upload = key === null ? null : await readUpload(key);
    return picture.kind === 'project' ? drawProject(picture, upload) : drawArchive(picture, upload);
  };

  return async (text: SharePicture): Promise<Buffer> => {
    const key = JSON.stringify(text);
    const picture = pictures.get(key) ?? queue(() => draw(text));
    pictures.set(key, picture);
    return picture.catch((error: unknown) => {
      pictures.delete(key);
      throw error;
    });
  };
}

const compose = (shapes: string, overlays: OverlayOptions[]) =>
  sharp(sheet(shapes)).resize(WIDTH, HEIGHT).composite(overlays).png({ palette: true }).toBuffer();

async function drawProject(picture: ProjectPicture, photo: Buffer | null): Promise<Buffer> {
  const texts = await projectTexts(picture);
  const portrait = photo && { ...PHOTO_AT, input: await crop(photo, PHOTO, PHOTO, photoMask()) };
  return compose(teamRow(picture.roles, portrait !== null), portrait ? [...texts, portrait] : texts);
}

async function projectTexts({ title, mark, leader, roles }: ProjectPicture): Promise<OverlayOptions[]> {
  const centers = positionsOf(roles.length);
  const size = roles.length > 3 ? 23 : 26;
  const labels = [
    { text: leader, ink: INK.text },
    ...roles.map((role) => ({ text: ROLE_LABELS[role], ink: ROLE_LOOKS[role].ink })),
  ];
  const step = (centers[1] ?? 0) - (centers[0] ?? 0);
  return Promise.all([
    drawText(title, { weight: 'Bold', size: 46, ink: INK.text, ...TITLE }).then(({ data }) => ({
      ...{ input: data, left: TITLE.left, top: TITLE.top },
    })),
    drawText(mark, { weight: 'SemiBold', size: 21, ink: INK.primary, width: 500, height: MARK.height }).then(
      ({ data, info }) => ({ input: data, left: WIDTH - MARGIN - info.width, top: MARK.top }),
    ),
    ...labels.map(async ({ text, ink }, index) => {
      const label = await drawText(text, { weight: 'Bold', size: size * 0.77, ink, width: step - 16, height: 44 });
      const left = Math.round((centers[index] ?? 0) - label.info.width / 2);
      return { input: label.data, left: Math.max(MARGIN, left), top: LABEL_TOP };
    }),
  ]);
}

async function drawArchive(
  { title, proof, members, complete }: ArchivePicture,
  thumbnail: Buffer | null,
): Promise<Buffer> {
  const picture = thumbnail && (await crop(thumbnail, THUMBNAIL.width, THUMBNAIL.height, thumbnailMask()));
  const [name, sentence] = await Promise.all([
    drawText(title, { weight: 'Bold', size: 46, ink: INK.text, ...TITLE_BESIDE }),
    drawText(proof, { weight: 'Bold', size: 29, ink: complete ? INK.primary : INK.quiet, width: 660, height: 60 }),
  ]);
  const bottom = TITLE_BESIDE.top + TITLE_BESIDE.height;
  return compose(proofRow(members, complete) + (picture ? '' : drawnThumbnail()), [
    ...(picture ? [{ input: picture, left: THUMBNAIL.left, top: THUMBNAIL.top }] : []),
    { input: name.data, left: MARGIN, top: bottom - name.info.height },
    {
      input: sentence.data,
      left: WIDTH - MARGIN - sentence.info.width,
      top: Math.round(PROOF_MIDDLE - sentence.info.height / 2),
    },
  ]);
}

const crop = (image: Buffer, width: number, height: number, mask: Buffer) =>
  sharp(image)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
