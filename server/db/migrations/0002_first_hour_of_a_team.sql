-- What a team needs in its first hour, and what is left of an application when it ends (D197 to D207).

-- An applicant keeps the application when its post is deleted, with the title that they knew: that of a hidden post is
-- not kept (D197).
alter table project_application
  alter column project_id drop not null,
  drop constraint project_application_project_id_fkey,
  add constraint project_application_project_id_fkey foreign key (project_id) references project on delete set null,
  add column post_title text,
  add constraint project_application_waits_for_post check (project_id is not null or status <> 'PENDING');

create function keep_title_of_deleted_post() returns trigger language plpgsql as $$
begin
  update project_application set post_title = old.title where project_id = old.id and old.hidden_at is null;
  return old;
end $$;
create trigger project_application_title before delete on project
  for each row execute function keep_title_of_deleted_post();

-- Why an application ended without an answer: not answered in time, or because the project was stopped, the post
-- deleted or closed. A process of the release before writes none.
alter table project_application
  add column ended_reason text
    constraint project_application_ended_reason_code check (ended_reason in ('TIME', 'STOPPED', 'DELETED', 'CLOSED')),
  add constraint project_application_ended check (ended_reason is null or status = 'EXPIRED'),
  -- The role in which the applicant has joined, where it is not the one that was applied for (D204).
  add column joined_role role_code,
  add constraint project_application_joined_role check (joined_role is null or status = 'ACCEPTED' and joined_role <> role);

update project_application
  set ended_reason = case
    when answered_at >= coalesce(clock_restarted_at, project_application.created_at) + interval '14 days' then 'TIME'
    when project.status = 'STOPPED' then 'STOPPED'
    else 'CLOSED'
  end
  from project
  where project.id = project_id and project_application.status = 'EXPIRED';

-- Questions of the leader to an applicant, answered one after the other (D207). They go with the text of the application.
create table application_question (
  application_id bigint not null references project_application on delete cascade,
  number smallint not null constraint application_question_number_range check (number between 1 and 5),
  question text not null constraint application_question_length check (char_length(question) between 1 and 300),
  asked_at timestamptz not null,
  answer text constraint application_question_answer_length check (char_length(answer) between 1 and 300),
  answered_at timestamptz,
  primary key (application_id, number),
  constraint application_question_answered check ((answer is null) = (answered_at is null))
);
create unique index application_question_open on application_question (application_id) where answer is null;

-- When a member first opened the contact link of the team: the welcome on its page ends (D198). Members from before
-- know their team.
alter table project_member add column welcomed_at timestamptz;
update project_member set welcomed_at = now();

-- A former leader may stay without a role, which takes no seat (D204).
alter table project_member alter column role drop not null;
create or replace function count_joined() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.role is not null then
    update project set filled = filled - 1 where id = old.project_id;
    update project_seat set taken = taken - 1 where project_id = old.project_id and role = old.role;
  end if;
  if tg_op <> 'DELETE' and new.role is not null then
    update project set filled = filled + 1 where id = new.project_id;
    update project_seat set taken = taken + 1 where project_id = new.project_id and role = new.role;
    if not found and exists (select from project_seat where project_id = new.project_id) then
      raise check_violation using message = 'the post has no such seat', constraint = 'project_member_seat';
    end if;
  end if;
  return null;
end $$;

-- ASKED and REPLIED: a question about an application and its answer. UNINVITED: an invitation was declined. DELETED,
-- DONE, STOPPED: what became of the project. NEWS: a changed notice or link of the team, a first check-in of a week; the
-- lines of one day are joined by the code, also with one that was read.
alter table notice drop constraint notice_kind_code;
alter table notice add constraint notice_kind_code check (kind in
  ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
   'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED', 'ROLE', 'HIDDEN', 'RESTORED', 'WARNED',
   'UNSUSPENDED', 'REPORT_DONE', 'AUTO_HIDDEN', 'ASKED', 'REPLIED', 'UNINVITED', 'DELETED', 'DONE', 'STOPPED', 'NEWS'));
