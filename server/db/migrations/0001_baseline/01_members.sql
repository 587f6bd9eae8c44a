-- Members and their profiles.

-- Codes that several tables use. A new code of the contract is added by one `alter domain`.
create domain role_codes as text[] constraint role_codes_known check (value <@ array[
  'UX_UI_DESIGN', 'BX_DESIGN', 'FRONT_END', 'BACK_END', 'PM']);

create domain role_code as text constraint role_code_known check (value in
  ('UX_UI_DESIGN', 'BX_DESIGN', 'FRONT_END', 'BACK_END', 'PM'));

create domain skill_codes as text[] constraint skill_codes_known check (value <@ array[
  'ADOBE_ILLUSTRATION', 'PHOTOSHOP', 'INDESIGN', 'JAVASCRIPT', 'TYPESCRIPT', 'FIGMA', 'PREMIERE_PRO', 'XD',
  'AFTER_EFFECT', 'LIGHTROOM', 'CINEMA_4D', 'PROTOPIE', 'BLENDER', 'SPRING', 'DOCKER', 'MIDJOURNEY', 'REACT',
  'NEXT_JS', 'VUE', 'NODE_JS', 'JAVA', 'KOTLIN', 'PYTHON', 'DJANGO', 'SWIFT', 'FLUTTER', 'MYSQL', 'AWS', 'GIT']);

-- The row of a withdrawn member is preserved, so that posts and comments have a writer, but all personal data is
-- removed (D25).
create table member (
  id bigint generated always as identity primary key,
  username text constraint member_username_unique unique,
  password_hash text,
  nickname text,
  nickname_key text collate "C" generated always as (lower(normalize(nickname, nfc))) stored
    constraint member_nickname_unique unique,
  name text,
  birth date,
  gender text,
  phone text,
  email text,
  email_key text collate "C" generated always as (lower(normalize(email, nfc))) stored
    constraint member_email_unique unique,
  address text,
  introduction text,
  school_name text,
  major text,
  grade text,
  degree text,
  entrance_year smallint,
  graduation_year smallint,
  skills skill_codes,
  -- In order of priority.
  desired_roles role_codes,
  -- The key of the file in the storage; null also while an operator hides it.
  profile_image text,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- Whether the member is an operator; unrelated to roles in a team.
  account_role text not null default 'MEMBER',
  -- `infinity` for a suspension without end; a suspension with an end is over at that time.
  suspended_until timestamptz,
  suspended_reason text,
  -- When the profile was last edited. An edit that was begun on an older version is refused (MEND-59).
  profile_updated_at timestamptz,

  -- A present member has every required field. An operator may hide the photo, so it may be absent (D133).
  constraint member_complete check (withdrawn_at is not null or num_nulls(username, password_hash, nickname, name,
    birth, gender, phone, email, address, introduction, school_name, major, grade, skills, desired_roles) = 0),
  -- A withdrawn member has none of the personal fields.
  constraint member_erased check (withdrawn_at is null or num_nonnulls(username, password_hash, nickname, name, birth,
    gender, phone, email, address, introduction, school_name, major, grade, degree, entrance_year, graduation_year,
    skills, desired_roles, profile_image) = 0),
  constraint member_username_form check (username ~ '^[a-z][a-z0-9_]{3,9}$'),
  constraint member_nickname_length check (char_length(nickname) between 1 and 10),
  constraint member_name_length check (char_length(name) between 1 and 100),
  constraint member_birth_range check (birth >= '1900-01-01'),
  constraint member_gender_code check (gender in ('M', 'F')),
  constraint member_phone_form check (replace(phone, '-', '') ~ '^01[0-9]{8,9}$'),
  constraint member_email_length check (char_length(email) between 3 and 254),
  constraint member_address_length check (char_length(address) between 1 and 200),
  constraint member_introduction_length check (char_length(introduction) <= 500),
  constraint member_school_name_length check (char_length(school_name) between 1 and 100),
  constraint member_major_length check (char_length(major) between 1 and 100),
  constraint member_grade_code check (grade in ('1', '2', '3', '4', '5', '6', 'GRADUATED')),
  constraint member_degree_code check (degree in
    ('ENROLLMENT', 'LEAVE_OF_ABSENCE', 'GRADUATION', 'MASTER', 'DOCTORATE', 'EXPELLED', 'DROPOUT')),
  constraint member_years_order check (graduation_year >= entrance_year),
  constraint member_skills_any check (cardinality(skills) > 0),
  constraint member_desired_roles_any check (cardinality(desired_roles) > 0),

  -- Operators, and members whom they suspend (D130).
  constraint member_account_role_code check (account_role in ('MEMBER', 'OPERATOR')),
  constraint member_suspended_reason_length check (char_length(suspended_reason) between 1 and 500),
  constraint member_suspension check ((suspended_until is null) = (suspended_reason is null)),
  constraint member_operator check (account_role = 'MEMBER' or (withdrawn_at is null and suspended_until is null)),
  constraint member_not_suspended check (withdrawn_at is null or suspended_until is null)
);
-- Whether a row references an old file.
create index member_by_photo on member (profile_image) where profile_image is not null;
create index member_operator on member (id) where account_role = 'OPERATOR';
create index member_suspended on member (id) where suspended_until is not null;
create index member_created on member (created_at);

-- The lists of a profile: `position` is the place in a list, from 0.
create table member_experience (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  position smallint not null constraint member_experience_rows check (position between 0 and 19),
  experience_type text not null constraint member_experience_type_code check (experience_type in
    ('EXTERNAL_ACTIVITY', 'EDUCATION', 'VOLUNTEER', 'CLUB', 'ETC')),
  experience_name text not null
    constraint member_experience_name_length check (char_length(experience_name) between 1 and 100),
  start_date date not null,
  end_date date not null,
  description text not null
    constraint member_experience_description_length check (char_length(description) between 1 and 300),
  constraint member_experience_place unique (member_id, position),
  constraint member_experience_period check (end_date >= start_date)
);

create table member_career (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  position smallint not null constraint member_career_rows check (position between 0 and 19),
  company_name text not null constraint member_career_name_length check (char_length(company_name) between 1 and 100),
  start_date date not null,
  end_date date not null,
  description text not null
    constraint member_career_description_length check (char_length(description) between 1 and 300),
  constraint member_career_place unique (member_id, position),
  constraint member_career_period check (end_date >= start_date)
);

create table member_award (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  position smallint not null constraint member_award_rows check (position between 0 and 19),
  award_type text not null constraint member_award_type_code check (award_type in ('AWARD', 'CERTIFICATE')),
  organizer text not null constraint member_award_organizer_length check (char_length(organizer) between 1 and 100),
  award_date date not null,
  award_name text not null constraint member_award_name_length check (char_length(award_name) between 1 and 100),
  constraint member_award_place unique (member_id, position)
);

-- Files and links have one common order; at most five of each (D74).
create table member_portfolio (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  position smallint not null constraint member_portfolio_rows check (position between 0 and 9),
  kind text not null,
  file_name text not null constraint member_portfolio_file_name_length check (char_length(file_name) <= 255),
  -- In bytes.
  file_size integer not null,
  file_key text constraint member_portfolio_file_key_unique unique,
  url text constraint member_portfolio_url_length check (char_length(url) <= 2008),
  constraint member_portfolio_kind check (
    (kind = 'file' and file_key is not null and url is null and file_size > 0)
    or (kind = 'link' and url is not null and file_key is null and file_size = 0)),
  -- Two items may swap positions in one statement: checked at the end of the statement and not for each row.
  constraint member_portfolio_place unique (member_id, position) deferrable initially immediate
);

-- The row of a withdrawn member is preserved, so a foreign key alone would allow a request that is in flight during the
-- withdrawal to write in the member's name: an open post without a writer, a position without a member (D25). The
-- triggers named `<table>_present` refuse it. They run after the check of the foreign key, which has waited for the
-- withdrawal; the error names `member_present`.
create function refuse_withdrawn() returns void language plpgsql as $$
begin
  raise foreign_key_violation using message = 'the member has withdrawn', constraint = 'member_present';
end $$;
