import { SectionNav, type SectionNavItem } from '@/shared/ui/SectionNav';
import { PROFILE_SECTIONS, type ProfileSection } from '../model/profileSections';

const SECTIONS = Object.keys(PROFILE_SECTIONS) as ProfileSection[];
const NEEDED: readonly ProfileSection[] = ['profile', 'education', 'skills', 'roles'];

interface ProfileSectionNavProps {
  label: string;
  done: Record<ProfileSection, boolean>;
}

/** The section navigation of a profile. */
export function ProfileSectionNav({ label, done }: ProfileSectionNavProps) {
  const now = SECTIONS.find((section) => !done[section]);

  const stateOf = (section: ProfileSection): SectionNavItem['state'] => {
    if (done[section]) return 'done';
    return section === now ? 'now' : 'todo';
  };
  const items = SECTIONS.map((section) => ({
    id: PROFILE_SECTIONS[section].id,
    label: PROFILE_SECTIONS[section].title,
    state: stateOf(section),
    optional: !NEEDED.includes(section),
  }));

  return <SectionNav label={label} items={items} />;
}
