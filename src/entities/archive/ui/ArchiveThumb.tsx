import { Picture } from '@/shared/ui/Picture';
import { ThumbArt } from './ThumbArt';

/** The aspect ratio of every thumbnail. */
const RATIO = '16 / 10';
const FILL = 'auto';

interface ArchiveThumbProps {
  id: number;
  title: string;
  /** Null where none was uploaded: it is drawn then. */
  thumbnail: string | null;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Takes the height it is given, instead of having the shape of a thumbnail. */
  fill?: boolean;
  /** For what is seen without scrolling. */
  eager?: boolean;
  className?: string;
}

/** The thumbnail of an archive. Decorative: its title is beside it. */
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
