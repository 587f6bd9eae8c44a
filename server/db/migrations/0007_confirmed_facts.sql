-- What a team has confirmed is kept at the publication (D156): records, PDFs and credentials state these facts for good,
-- whatever the writer changes later.
alter table archive
  add column confirmed_title text,
  add column confirmed_category text constraint archive_confirmed_category_code check (confirmed_category in
    ('CONTEST', 'STARTUP', 'EXTRACURRICULAR', 'EXPERIENCE', 'STUDY')),
  add column confirmed_link text,
  -- The last edit after the publication that changed anything; `edited_at` is of the operators.
  add column changed_at timestamptz;

-- Of archives published before, the present facts.
update archive set confirmed_title = title, confirmed_category = category, confirmed_link = link
  where published_at is not null;

alter table archive add constraint archive_confirmed_facts check
  (num_nulls(confirmed_title, confirmed_category, confirmed_link) = case when published_at is null then 3 else 0 end);

-- The publication sets them. A restored archive that was edited while it was hidden gets the edited ones: what operators
-- hid, such as a phone number in the title, would otherwise be stated for good.
create function keep_confirmed_facts() returns trigger language plpgsql as $$
begin
  if new.published_at is null then
    return new;
  end if;
  if tg_op = 'INSERT' or old.published_at is null
    or (old.hidden_at is not null and new.hidden_at is null and old.changed_at >= old.hidden_at) then
    new.confirmed_title = new.title;
    new.confirmed_category = new.category;
    new.confirmed_link = new.link;
  elsif (new.confirmed_title, new.confirmed_category, new.confirmed_link)
    is distinct from (old.confirmed_title, old.confirmed_category, old.confirmed_link) then
    raise check_violation using message = 'confirmed facts are final', constraint = 'archive_confirmed_fixed';
  end if;
  return new;
end $$;
create trigger archive_confirmed before insert or update of published_at, hidden_at, confirmed_title, confirmed_category, confirmed_link
  on archive for each row execute function keep_confirmed_facts();
