import { type ArchiveEdit } from '@contract/archive';
import { titleColumns } from '../../db/titleBigrams';

/** The columns that both forms set. */
export function toArchiveColumns(archive: Omit<ArchiveEdit, 'thumbnail' | 'imgUrls'>) {
  return {
    ...titleColumns(archive.title),
    description: archive.description,
    category: archive.category,
    start_date: archive.startDate,
    end_date: archive.endDate,
    skills: archive.skills,
    link: archive.link,
  };
}
