import { Rail, type RailItem } from '@/shared/ui/Rail';
import { PROFILE_SECTIONS, type ProfileSection } from '../model/profileSections';

const SECTIONS = Object.keys(PROFILE_SECTIONS) as ProfileSection[];
const NEEDED: readonly ProfileSection[] = ['profile', 'education', 'skills', 'roles'];

interface ProfileRailProps {
  label: string;
  done: Record<ProfileSection, boolean>;
}

/** The parts of a profile on a line that fills up. */
export function ProfileRail({ label, done }: ProfileRailProps) {
  const now = SECTIONS.find((section) => !done[section]);

  const stateOf = (section: ProfileSection): RailItem['state'] => {
    if (done[section]) return 'done';
    return section === now ? 'now' : 'todo';
  };
  const items = SECTIONS.map((section) => ({
    id: PROFILE_SECTIONS[section].id,
    label: PROFILE_SECTIONS[section].title,
    state: stateOf(section),
    optional: !NEEDED.includes(section),
  }));

  return <Rail label={label} items={items} />;
}
