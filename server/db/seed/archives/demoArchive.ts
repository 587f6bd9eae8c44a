import { type ArchiveCategory } from '@contract/archive';
import { type Skill } from '@contract/skill';

/** A finished project; its team, dates and evaluations are random. */
export interface DemoArchive {
  /** As written on the thumbnail. */
  name: string;
  /** The text below the name. */
  line: string;
  title: string;
  description: string;
  category: ArchiveCategory;
  skills: readonly Skill[];
  months: number;
  /** A file of `assets/archives/`; without it a thumbnail is drawn. */
  thumbnail?: string;
  /** Further images. */
  images?: readonly string[];
}
