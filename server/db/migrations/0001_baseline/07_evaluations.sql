-- Evaluations of teammates.

create domain keyword_codes as text[] constraint keyword_codes_known check (value <@ array[
  'DILIGENT', 'KEEPS_TIME', 'LEADERSHIP', 'CREATIVE', 'STRONG_PROBLEM_SOLVING', 'TEAMWORK', 'RESPONSIBLE',
  'COMMUNICATION', 'ACCEPTS_FEEDBACK', 'ADAPTS_FAST', 'SOCIABLE', 'ATTENTIVE', 'PLANS_WELL', 'RESEARCHES',
  'METICULOUS', 'MOTIVATES', 'SCHEDULE', 'KEEPS_PROMISES', 'SETS_GOALS', 'FLEXIBLE', 'HELPS_OTHERS',
  'COVERS_WEAKNESS']);

-- The id of a received one-liner in the API: 52 random bits of a UUID (without the version bits), so that neither the
-- order of two ids nor their distance reveals who wrote when (D94).
create function random_handle() returns bigint volatile language sql as $$
  select ('x' || substr(hex, 1, 12) || substr(hex, 18, 1))::bit(52)::bigint + 1
    from (select replace(gen_random_uuid()::text, '-', '') as hex) as uuid
$$;

-- An evaluation may be preserved after its archive is deleted, so it stores the archive's duration (D54). Evaluations
-- by a withdrawn member are preserved, those about a withdrawn member are deleted (D25).
create table evaluation (
  id bigint generated always as identity primary key,
  archive_id bigint references archive on delete set null,
  evaluator_id bigint not null references member,
  evaluated_id bigint not null references member,
  feedback text not null constraint evaluation_feedback_length check (char_length(feedback) between 1 and 100),
  keywords keyword_codes not null constraint evaluation_keywords_any check (cardinality(keywords) > 0),
  period text not null constraint evaluation_period_code check (period in
    ('ONE_MONTH_LESS', 'ONE_TO_THREE_MONTH', 'THREE_TO_SIX_MONTH', 'SIX_TO_ONE_YEAR', 'OVER_ONE_YEAR')),
  created_at timestamptz not null default now(),
  handle bigint not null default random_handle(),
  -- When its owner hid it from others.
  owner_hidden_at timestamptz,
  -- Whether it was the only one about its owner when its archive was deleted (D95).
  from_one boolean not null default false,
  -- As of posts (03_posts.sql).
  hidden_at timestamptz,
  hidden_by text constraint evaluation_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  constraint evaluation_once unique (archive_id, evaluator_id, evaluated_id),
  constraint evaluation_of_another check (evaluator_id <> evaluated_id),
  constraint evaluation_handle unique (handle),
  -- For the foreign key of `member_record_line`.
  constraint evaluation_of_whom unique (id, evaluated_id),
  constraint evaluation_hidden check ((hidden_at is null) = (hidden_by is null))
);
create index evaluation_of_evaluated on evaluation (evaluated_id);
create index evaluation_of_evaluator on evaluation (evaluator_id);
create index evaluation_hidden_only on evaluation (id) where hidden_at is not null;

-- A withdrawn member can neither evaluate nor be evaluated.
create function check_evaluation_present() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
      join member on member.id in (added.evaluator_id, added.evaluated_id)
      where withdrawn_at is not null
  ) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger evaluation_present after insert on evaluation
  referencing new table as added for each statement execute function check_evaluation_present();

-- Evaluations are by confirmed members, and about members who have not declined.
create function check_evaluation_consent() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
      left join archive_member by on by.archive_id = added.archive_id and by.member_id = evaluator_id
      left join archive_member about on about.archive_id = added.archive_id and about.member_id = evaluated_id
      where added.archive_id is not null
        and (by.consent is distinct from 'CONFIRMED' or about.consent is null or about.consent = 'DECLINED')
  ) then
    raise check_violation
      using message = 'evaluations are by and about members of the team', constraint = 'evaluation_consent';
  end if;
  return null;
end $$;
create trigger evaluation_consent after insert on evaluation
  referencing new table as added for each statement execute function check_evaluation_consent();

-- A decline deletes every evaluation by and about the member (D91).
create function delete_declined_evaluations() returns trigger language plpgsql as $$
begin
  delete from evaluation
    where archive_id = new.archive_id and new.member_id in (evaluator_id, evaluated_id);
  return null;
end $$;
create trigger archive_member_declines after update of consent on archive_member
  for each row when (new.consent = 'DECLINED' and old.consent <> 'DECLINED')
  execute function delete_declined_evaluations();

-- Evaluations of an unpublished archive must never be visible, so they are deleted with it (D54), and so are those of
-- an archive that is deleted while it is hidden.
create function forget_unpublished_evaluations() returns trigger language plpgsql as $$
begin
  delete from evaluation where archive_id = old.id;
  return old;
end $$;
create trigger archive_forgotten before delete on archive
  for each row when (old.published_at is null) execute function forget_unpublished_evaluations();
create trigger archive_hidden before delete on archive
  for each row when (old.hidden_at is not null) execute function forget_unpublished_evaluations();

-- The evaluations about confirmed members of a deleted published archive are preserved (D54), those about left-out
-- members are deleted.
create function delete_left_out_evaluations() returns trigger language plpgsql as $$
begin
  delete from evaluation
    where archive_id = old.id and evaluated_id not in (
      select member_id from archive_member where archive_id = old.id and consent = 'CONFIRMED'
    );
  -- Without its archive nobody can count any more how many wrote about the owner (D95).
  update evaluation set from_one = true
    where archive_id = old.id and (
      select count(*) from evaluation as other
        where other.archive_id = old.id and other.evaluated_id = evaluation.evaluated_id
    ) = 1;
  return old;
end $$;
create trigger archive_left_out before delete on archive
  for each row when (old.published_at is not null) execute function delete_left_out_evaluations();
