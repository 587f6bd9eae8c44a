import { type ArchiveCategory } from '@contract/archive';
import { type Skill } from '@contract/skill';

/** A finished project; its team, dates and evaluations are random. */
export interface DemoArchive {
  /** As the thumbnail writes it. */
  name: string;
  /** Below the name. */
  line: string;
  title: string;
  description: string;
  category: ArchiveCategory;
  skills: readonly Skill[];
  months: number;
  /** A file of `assets/archives/`; without it the thumbnail is drawn. */
  thumbnail?: string;
  /** More of them. */
  images?: readonly string[];
}
