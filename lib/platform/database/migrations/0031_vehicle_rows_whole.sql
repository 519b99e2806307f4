-- A vehicle's record stays in its row as it is, up to a page: PostgreSQL would compress anything over 2 kB, which took a third of
-- its time in a large import, and again whenever a page or the index of search reads the record. Rows that are there stay as they are
-- until they change.
ALTER TABLE "cars" SET (toast_tuple_target = 8160);
