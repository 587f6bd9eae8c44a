-- Which groups of notices a member gets by mail (D171). A row is made with the first change; without one the defaults of
-- contract/notifications hold.
create table notification_setting (
  member_id bigint primary key references member on delete cascade,
  mail text[] not null
    constraint notification_setting_mail_codes check (mail <@ array['ANSWERS', 'APPLICANTS', 'TEAM', 'COMMENTS'])
);
