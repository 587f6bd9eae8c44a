-- Every process caches what it reads for up to a second (decision 0020). A change of a row notifies all processes of the
-- tags to drop, in the transaction of the change: the notification is sent at the commit, or never. Triggers send it, so
-- that it covers every path into the database. The calls of `drop_tags_of` at the end are the map from tables to tags.

-- A database of before has triggers that were written one by one.
do $$
declare
  former regprocedure;
begin
  for former in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and (proname like 'drop\_cached%' or proname = 'drop_all_cached')
  loop
    execute format('drop function %s cascade', former);
  end loop;
end $$;

-- A statement that changes very many rows drops everything, because a notification has at most 8,000 bytes.
create function drop_cached(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) > 100 then
    perform pg_notify('cache', '*');
  elsif cardinality(tags) > 0 then
    perform pg_notify('cache', array_to_string(tags, ' '));
  end if;
end $$;

create function drop_all_cached() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', '*');
  return null;
end $$;

-- Makes the triggers that drop the tags of a table's changed rows, anew if it has them.
--
--   tags      'project:{project_id}' stands for the value of a column; without a value no tag
--   events    the changes that are shown
--   columns   those of which an update is shown; without them every update is
create function drop_tags_of(
  table_name text,
  tags text[],
  events text[] default '{insert,update,delete}',
  columns text[] default '{}'
) returns void language plpgsql as $make$
declare
  -- ('projects'), ('project:' || changed.id || '')
  expressions constant text := (
    select string_agg('(' || regexp_replace(quote_literal(tag), '\{(\w+)\}', ''' || changed.\1 || ''', 'g') || ')', ', ')
    from unnest(tags) as tag
  );
  body constant text := $body$
    create or replace function %1$I() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array(
        select distinct tag from %2$s cross join lateral (values %3$s) as dropped (tag) where tag is not null
      ));
      return null;
    end $$
  $body$;
  function_name constant text := 'drop_tags_of_' || table_name;
  event text;
begin
  execute format(body, function_name, 'changed', expressions);
  foreach event in array events loop
    if event = 'update' and columns <> '{}' then
      -- A trigger for columns sees a row at a time.
      execute format(body, function_name || '_row', '(select new.* union all select old.*) as changed', expressions);
      execute format(
        'create or replace trigger %I after update of %s on %I for each row execute function %I()',
        table_name || '_cached_update', array_to_string(columns, ', '), table_name, function_name || '_row'
      );
    else
      execute format(
        'create or replace trigger %I after %s on %I referencing %s table as changed
           for each statement execute function %I()',
        table_name || '_cached_' || event, event, table_name,
        case event when 'insert' then 'new' else 'old' end, function_name
      );
    end if;
  end loop;
  execute format(
    'create or replace trigger %I after truncate on %I for each statement execute function drop_all_cached()',
    table_name || '_cached_truncate', table_name
  );
end $make$;

-- The columns of a table that it has now but for some. A migration that adds a shown column calls `drop_tags_of` again.
create function columns_but(table_name text, unshown text[]) returns text[] language sql as $$
  select array_agg(attname::text order by attnum) from pg_attribute
  where attrelid = table_name::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname <> all (unshown)
$$;

-- Posts. Views may be shown up to a second late; nothing cached shows the contact link and the notice.
select drop_tags_of('project', array['projects', 'project:{id}'], columns => columns_but('project', array[
  'id', 'view_count', 'contact_link', 'notice', 'acted_at', 'idle_asked_at', 'active_since', 'led_since', 'ended_at',
  'reopened_at', 'edited_at', 'hidden_by', 'updated_at'
]));
select drop_tags_of('project_comment', array['project:{project_id}']);
select drop_tags_of('project_member', array['project:{project_id}']);
select drop_tags_of('project_seat', array['projects', 'project:{project_id}']);
select drop_tags_of('project_bookmark', array['bookmarks:{member_id}']);

-- Archives. The page of a post links its archive.
select drop_tags_of('archive', array['archives', 'archive:{id}', 'project:{project_id}'],
  columns => columns_but('archive', array['id', 'view_count', 'edited_at', 'edit_told_at', 'hidden_by', 'updated_at']));
select drop_tags_of('archive_comment', array['archive:{archive_id}']);
select drop_tags_of('archive_image', array['archive:{archive_id}']);
select drop_tags_of('archive_member', array['archives', 'archive:{archive_id}']);
select drop_tags_of('archive_bookmark', array['bookmarks:{member_id}']);
select drop_tags_of('contribution', array['archive:{archive_id}']);
-- The leader's card of a post shows keywords.
select drop_tags_of('evaluation', array['archives']);

-- Members and what belongs to one. Nothing cached shows a new member or a new session.
select drop_tags_of('member', array['people'], '{update}',
  columns => '{nickname,profile_image,withdrawn_at,desired_roles}');
select drop_tags_of('school_mail', array['people']);
select drop_tags_of('session', array['session:{id}'], '{update,delete}',
  columns => '{member_id,ends_at,revoked_at,must_change_password}');
-- Read with every list and page.
select drop_tags_of('block', array['blocks:{blocker_id}']);

-- The signed status lists, and announcements.
select drop_tags_of('credential', array['credentials']);
select drop_tags_of('announcement', array['announcements']);
