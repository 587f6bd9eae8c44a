import { type SchoolMailMark } from '@contract/mails';
import { sql } from 'kysely';

/** The domain and the month of a member's confirmed school mail, as others see them (D151). For queries of `member`. */
export const schoolMailMark = sql<SchoolMailMark | null>`(
  select json_build_object(
      'domain', lower(substring(address from '@([^@]*)$')),
      -- Korea's month.
      'month', to_char((confirmed_at at time zone 'UTC') + interval '9 hours', 'YYYY-MM')
    )
    from school_mail where school_mail.member_id = member.id
)`;
