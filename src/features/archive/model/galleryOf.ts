import { type ArchiveDetail } from '@contract/archive';
import { type LightBoxPicture } from '@/shared/ui/LightBox';

/** The pictures of an archive in gallery order: the thumbnail, if there is one, then the others. */
export function galleryOf({ title, thumbnail, imgUrls }: Pick<ArchiveDetail, 'title' | 'thumbnail' | 'imgUrls'>) {
  const cover: LightBoxPicture[] = thumbnail === null ? [] : [{ src: thumbnail, alt: `‘${title}’ 대표 이미지` }];
  const images = imgUrls.map((src, index) => ({ src, alt: `‘${title}’ 이미지 ${index + 1}` }));

  return { images, all: [...cover, ...images], indexOf: (image: number) => cover.length + image };
}
