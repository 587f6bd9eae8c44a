-- What each confirmed member of an archive did, in up to three lines, and which teammates confirm it (D155). At the
-- publication each line gets two numbers for good, and who confirmed it is deleted.
create table contribution (
  id bigint generated always as identity primary key,
  archive_id bigint not null,
  member_id bigint not null,
  position smallint not null constraint contribution_position_range check (position between 0 and 2),
  text text not null constraint contribution_text_length check (char_length(text) between 1 and 100),
  link text not null default '' constraint contribution_link_length check (char_length(link) <= 2008),
  -- The teammates who had evaluated at the publication, and those of them who confirmed the line; null before.
  "of" smallint,
  confirmed smallint,
  constraint contribution_of_member foreign key (archive_id, member_id) references archive_member on delete cascade,
  -- Lines may swap positions in one transaction.
  constraint contribution_place unique (archive_id, member_id, position) deferrable initially deferred,
  constraint contribution_numbers check (num_nulls("of", confirmed) in (0, 2) and confirmed between 0 and "of")
);

create table contribution_tick (
  line_id bigint not null references contribution on delete cascade,
  member_id bigint not null references member on delete cascade,
  primary key (line_id, member_id)
);
create index contribution_tick_of_member on contribution_tick (member_id);

-- Lines are of confirmed members, and final from the publication on.
create function check_contribution() returns trigger language plpgsql as $$
begin
  if (select published_at from archive where id = new.archive_id) is not null then
    raise check_violation using message = 'lines of a published archive are final', constraint = 'contribution_final';
  end if;
  if not exists (
    select from archive_member
      where archive_id = new.archive_id and member_id = new.member_id and consent = 'CONFIRMED'
  ) then
    raise check_violation using message = 'the member has confirmed', constraint = 'contribution_confirmed_member';
  end if;
  return new;
end $$;
create trigger contribution_checked before insert or update on contribution
  for each row execute function check_contribution();

-- A confirmed member confirms lines of others, before the publication.
create function check_contribution_tick() returns trigger language plpgsql as $$
begin
  if not exists (
    select from contribution
      join archive on archive.id = contribution.archive_id
      join archive_member on archive_member.archive_id = archive.id and archive_member.member_id = new.member_id
      where contribution.id = new.line_id and published_at is null and consent = 'CONFIRMED'
        and contribution.member_id <> new.member_id
  ) then
    raise check_violation using message = 'a teammate confirms before the publication', constraint = 'contribution_tick_teammate';
  end if;
  return new;
end $$;
create trigger contribution_tick_checked before insert on contribution_tick
  for each row execute function check_contribution_tick();

-- Who is no longer confirmed has neither lines nor ticks.
create function delete_contributions() returns trigger language plpgsql as $$
begin
  delete from contribution_tick using contribution
    where contribution.id = line_id and archive_id = old.archive_id and contribution_tick.member_id = old.member_id;
  delete from contribution where archive_id = old.archive_id and member_id = old.member_id;
  return null;
end $$;
create trigger archive_member_contributions after update of consent on archive_member
  for each row when (old.consent = 'CONFIRMED' and new.consent <> 'CONFIRMED')
  execute function delete_contributions();
create trigger archive_member_ticks after delete on archive_member
  for each row execute function delete_contributions();

-- Before the row is published, since lines are final after it.
create function count_contribution_ticks() returns trigger language plpgsql as $$
begin
  update contribution set
      "of" = (
        select count(*) from archive_member as teammate
          where teammate.archive_id = new.id and consent = 'CONFIRMED' and evaluated_at is not null
            and teammate.member_id <> contribution.member_id
      ),
      confirmed = (
        select count(*) from contribution_tick
          join archive_member as teammate
            on teammate.archive_id = new.id and teammate.member_id = contribution_tick.member_id
          where line_id = contribution.id and consent = 'CONFIRMED' and evaluated_at is not null
      )
    where archive_id = new.id;
  delete from contribution_tick using contribution where contribution.id = line_id and archive_id = new.id;
  return new;
end $$;
create trigger archive_contributions before update of published_at on archive
  for each row when (old.published_at is null and new.published_at is not null)
  execute function count_contribution_ticks();

-- When the team was last told of an edit after the publication: once a day (D156).
alter table archive add column edit_told_at timestamptz;

-- EDITED: the writer has changed a published archive (D156).
do $$
declare codes text := (
  select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notice_kind_code' and conrelid = 'notice'::regclass
);
begin
  alter table notice drop constraint notice_kind_code;
  execute 'alter table notice add constraint notice_kind_code '
    || replace(codes, '''PUBLISHED''::text', '''PUBLISHED''::text, ''EDITED''::text');
end $$;
