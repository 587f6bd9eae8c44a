-- Push notifications (D175): the devices of members, which groups they get by push, and the rows of the queue to each
-- device.

-- The groups that a member gets by push; without a row the defaults of contract/notifications hold.
alter table notification_setting add column push text[] not null default '{ANSWERS,APPLICANTS,TEAM}'
  constraint notification_setting_push_codes check (push <@ array['ANSWERS', 'APPLICANTS', 'TEAM', 'COMMENTS']);

create table push_device (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  -- The address at the push service of the browser's maker: who has it and the keys can show notifications there.
  endpoint text not null constraint push_device_endpoint_unique unique
    constraint push_device_endpoint_length check (length(endpoint) <= 1000),
  -- The keys with which the browser decrypts, as base64url.
  p256dh text not null,
  auth text not null,
  -- The public key of the server for which the browser made its subscription; under another one the device is passed over.
  vapid_key text not null,
  -- The system and the browser, for the list of the member.
  label text not null,
  created_at timestamptz not null,
  -- The last start of the app on it.
  seen_at timestamptz not null
);
create index push_device_of_member on push_device (member_id, id);
create index push_device_seen on push_device (seen_at);

-- To which device; its end deletes what waits for it.
alter table delivery add column device_id bigint references push_device on delete cascade;
alter table delivery add constraint delivery_device_of_push check ((channel = 'PUSH') = (device_id is not null));
create index delivery_of_device on delivery (device_id) where device_id is not null;

-- How much was sent, given up and returned on a day in Seoul (D179): rows of the queue are deleted once they are sent.
create table delivery_count (
  day date not null,
  channel text not null constraint delivery_count_channel_code check (channel in ('MAIL', 'PUSH')),
  result text not null constraint delivery_count_result_code check (result in ('SENT', 'FAILED', 'BOUNCED')),
  count integer not null,
  primary key (day, channel, result)
);
