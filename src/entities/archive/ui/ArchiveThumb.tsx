import { Picture } from '@/shared/ui/Picture';
import { ThumbArt } from './ThumbArt';

/** The aspect ratio of every thumbnail. */
const RATIO = '16 / 10';
const FILL = 'auto';

interface ArchiveThumbProps {
  id: number;
  title: string;
  /** Null without a thumbnail: a generated one is drawn. */
  thumbnail: string | null;
  /** The display width, as the `sizes` of an `img`. */
  sizes: string;
  /** Fills the given height instead of keeping the aspect ratio. */
  fill?: boolean;
  /** For pictures in the first viewport. */
  eager?: boolean;
  className?: string;
}

/** The thumbnail of an archive. Decorative: the title is beside it. */
export function ArchiveThumb({ id, title, thumbnail, sizes, fill = false, eager, className }: ArchiveThumbProps) {
  return (
    <Picture
      src={thumbnail}
      alt=""
      sizes={sizes}
      ratio={fill ? FILL : RATIO}
      eager={eager}
      fallback={<ThumbArt id={id} title={title} />}
      className={className}
    />
  );
}
