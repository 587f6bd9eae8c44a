-- At most three keywords for one teammate (D154). A trigger on insert, since evaluations of before have up to 22, and a
-- check constraint would refuse their later updates.
create function check_keyword_count() returns trigger language plpgsql as $$
begin
  if cardinality(new.keywords) > 3 then
    raise check_violation using message = 'at most three keywords for one teammate', constraint = 'evaluation_keywords_few';
  end if;
  return new;
end $$;
create trigger evaluation_keywords_few before insert on evaluation
  for each row execute function check_keyword_count();
