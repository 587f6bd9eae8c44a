import { PAGE_TEXTS } from '@contract/pageTexts';
import { ROLE_LABELS, type Role } from '@contract/skill';
import sharp from 'sharp';
import { drawPng } from '../../lib/drawing/drawPng';
import { fontOf, type Weight } from '../../lib/drawing/font';
import { withoutMissingGlyphs } from '../../lib/drawing/glyphFilter';
import { ROLE_LOOKS } from '../../domain/post';
import { drawLines, layOutLines } from '../../lib/drawing/textLines';
import {
  background,
  drawnThumbnail,
  HEIGHT,
  INK,
  MARGIN,
  PHOTO,
  PHOTO_AT,
  photoMask,
  positionsOf,
  proofRow,
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

/** The positions of texts. A title has at most three lines. */
const TITLE = { left: MARGIN, baseline: 199, width: 1060 };
const TITLE_BESIDE = { left: MARGIN, last: 401, width: 468 };
const TITLE_STYLE = { weight: 'Bold', size: 61, tracking: -0.022, leading: 1.2 } as const;
const MOST_LINES = 3;
const MARK = { baseline: 89, width: 500 };
const LABEL_BASELINE = 562;
const PROOF = { baseline: 558, width: 660 };

/** The content of an uploaded file; null if it is missing. */
type ReadUpload = (key: string) => Promise<Buffer | null>;

/** Draws the share picture of a post, 1200 by 630 (D117). */
export async function drawSharePicture(picture: SharePicture, readUpload: ReadUpload): Promise<Buffer> {
  const key = picture.kind === 'project' ? picture.photo : picture.thumbnail;
  const upload = key === null ? null : await readUpload(key);
  return picture.kind === 'project' ? drawProject(picture, upload) : drawArchive(picture, upload);
}

async function drawProject(picture: ProjectPicture, photo: Buffer | null): Promise<Buffer> {
  const portrait = photo && { ...PHOTO_AT, input: await crop(photo, PHOTO, PHOTO, photoMask()) };
  const shapes = background() + teamRow(picture.roles, portrait !== null) + drawProjectTexts(picture);
  return drawPng(WIDTH, HEIGHT, shapes, portrait ? [portrait] : []);
}

function drawProjectTexts({ title, mark, leader, roles }: ProjectPicture): string {
  const centers = positionsOf(roles.length);
  const step = (centers[1] ?? 0) - (centers[0] ?? 0);
  const size = roles.length > 3 ? 23.6 : 26.7;
  const label = { weight: 'Bold', size, tracking: -0.013 } as const;
  const labels = [
    { text: withoutMissingGlyphs(leader), fill: INK.text },
    ...roles.map((role) => ({ text: ROLE_LABELS[role], fill: ROLE_LOOKS[role].ink })),
  ];
  return [
    drawLines(titleLines(title, TITLE.width), { ...TITLE_STYLE, x: TITLE.left, y: TITLE.baseline, fill: INK.text }),
    drawAtRight(mark, { weight: 'SemiBold', size: 28, y: MARK.baseline, fill: INK.primary }, MARK.width),
    ...labels.map(({ text, fill }, index) => {
      const [line = ''] = layOutLines(text, 1, step - 16, label);
      const half = fontOf(label.weight).widthOf(label.size, label.tracking)(line) / 2;
      const x = Math.max(MARGIN, (centers[index] ?? 0) - half);
      return fontOf(label.weight).draw(line, { ...label, x, y: LABEL_BASELINE, fill });
    }),
  ].join('');
}

async function drawArchive(
  { title, proof, members, complete }: ArchivePicture,
  thumbnail: Buffer | null,
): Promise<Buffer> {
  const picture = thumbnail && (await crop(thumbnail, THUMBNAIL.width, THUMBNAIL.height, thumbnailMask()));
  const lines = titleLines(title, TITLE_BESIDE.width);
  const y = TITLE_BESIDE.last - (lines.length - 1) * TITLE_STYLE.size * TITLE_STYLE.leading;
  const sentence = { weight: 'Bold', size: 38.7, y: PROOF.baseline, fill: complete ? INK.primary : INK.quiet } as const;
  const shapes = [
    background(),
    proofRow(members, complete),
    picture ? '' : drawnThumbnail(),
    drawLines(lines, { ...TITLE_STYLE, x: TITLE_BESIDE.left, y, fill: INK.text }),
    drawAtRight(proof, sentence, PROOF.width),
  ].join('');
  const { left, top } = THUMBNAIL;
  return drawPng(WIDTH, HEIGHT, shapes, picture ? [{ input: picture, left, top }] : []);
}

/** A title without any drawable character is replaced by the product's name. */
const titleLines = (title: string, width: number) =>
  layOutLines(withoutMissingGlyphs(title) || PAGE_TEXTS.brand, MOST_LINES, width, TITLE_STYLE);

interface RightText {
  weight: Weight;
  size: number;
  y: number;
  fill: string;
}

/** Draws one line that ends at the right margin. */
function drawAtRight(text: string, { weight, ...at }: RightText, width: number): string {
  const style = { ...at, tracking: -0.012 };
  const [line = ''] = layOutLines(text, 1, width, { ...style, weight });
  return fontOf(weight).draw(line, { ...style, x: WIDTH - MARGIN, anchor: 'end' });
}

const crop = (image: Buffer, width: number, height: number, mask: Buffer) =>
  sharp(image)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
