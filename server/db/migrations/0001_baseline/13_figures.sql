-- The figures of the desk (D137): members who were active in a day, week or month. A day after its end only their
-- number is stored.

create table active_member (
  unit text not null constraint active_member_unit_code check (unit in ('DAY', 'WEEK', 'MONTH')),
  start date not null,
  member_id bigint not null references member on delete cascade,
  primary key (unit, start, member_id)
);

create table active_count (
  unit text not null constraint active_count_unit_code check (unit in ('DAY', 'WEEK', 'MONTH')),
  start date not null,
  members integer not null,
  primary key (unit, start)
);
