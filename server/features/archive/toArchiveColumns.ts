import { type ArchiveEdit } from '@contract/archive';
import { titleColumns } from '../../db/titleBigrams';

/** What both forms give, as columns of the table. */
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
