-- How each confirmed member was checked at the publication, or at a late consent (D152): SCHOOL with a confirmed school
-- mail, EMAIL with a confirmed e-mail. Null in archives of before, and for who had withdrawn.
alter table archive_member
  add column checked text constraint archive_member_checked_code check (checked in ('SCHOOL', 'EMAIL')),
  -- The day on which the member joined the team of the archive's project (D153); null without a project, and for who was
  -- not in its team.
  add column joined_on date,
  add constraint archive_member_checked_confirmed check (checked is null or consent = 'CONFIRMED');

create function check_member_checked() returns trigger language plpgsql as $$
begin
  if new.checked is distinct from old.checked then
    raise check_violation using message = 'how a member was checked is final', constraint = 'archive_member_checked_fixed';
  end if;
  return new;
end $$;
create trigger archive_member_checked_fixed before update of checked on archive_member
  for each row when (old.checked is not null) execute function check_member_checked();

-- When the project was done or stopped; an archive made from it takes the day (D153).
alter table project add column ended_at timestamptz;
update project set ended_at = acted_at where status <> 'ACTIVE';
alter table project add constraint project_ended check (ended_at is null or status <> 'ACTIVE');

alter table archive add column ended_on date;

-- Days in Korea.
update archive set ended_on = ((ended_at at time zone 'UTC') + interval '9 hours')::date
  from project where project.id = project_id;
update archive_member set joined_on = ((joined.at at time zone 'UTC') + interval '9 hours')::date
  from archive join (
    select id as project_id, writer_id as member_id, led_since as at from project
    union all
    select project_id, member_id, accepted_at from project_member
  ) as joined on joined.project_id = archive.project_id
  where archive.id = archive_id and archive_member.member_id = joined.member_id;

