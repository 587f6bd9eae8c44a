import { type Team } from '@contract/team';

/** How many people the figure of a team shows. */
const SHOWN = 6;

/** The people of a team's figure. */
export const peopleOf = ({ members }: Pick<Team, 'members'>) =>
  members.slice(0, SHOWN).map(({ nickname, profileImgUrl }) => ({ nickname, photo: profileImgUrl }));
