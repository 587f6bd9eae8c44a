-- The public record of a member, and the member's choices for it (D120, D121).

create table member_record (
  member_id bigint primary key references member on delete cascade,
  -- The code in the record's address; null until it is switched on for the first time.
  code text constraint member_record_code unique
    constraint member_record_code_form check (code ~ '^[2-9a-hjkmnp-z]{12}$'),
  enabled boolean not null default false,
  indexable boolean not null default false,
  show_name boolean not null default false,
  constraint member_record_enabled check (code is not null or not enabled)
);

create function check_member_record_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger member_record_present after insert on member_record
  referencing new table as added for each statement execute function check_member_record_present();

-- Published archives that the member leaves out of the record.
create table member_record_archive (
  member_id bigint not null references member_record on delete cascade,
  archive_id bigint not null references archive on delete cascade,
  primary key (member_id, archive_id)
);
create index member_record_archive_of_archive on member_record_archive (archive_id);

-- Received one-liners that the member picked.
create table member_record_line (
  member_id bigint not null references member_record on delete cascade,
  position smallint not null constraint member_record_line_range check (position between 0 and 5),
  evaluation_id bigint not null,
  constraint member_record_line_place primary key (member_id, position),
  constraint member_record_line_once unique (evaluation_id),
  -- The pair of one-liner and member must exist, so a member cannot pick a one-liner about another member.
  constraint member_record_line_own foreign key (evaluation_id, member_id)
    references evaluation (id, evaluated_id) on delete cascade
);
