import { type NumberUnit } from '@contract/operator';

/** A member who logged in or renewed a session in a period; deleted a day after its end. */
export interface ActiveMemberTable {
  unit: NumberUnit;
  /** The first day, in Korea. */
  start: string;
  member_id: number;
}

/** How many members were active in a period that has ended. */
export interface ActiveCountTable {
  unit: NumberUnit;
  start: string;
  members: number;
}
