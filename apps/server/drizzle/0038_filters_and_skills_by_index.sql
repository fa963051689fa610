-- allowed: built in a second for 100,000 courses
CREATE INDEX "course_skills_surest_index" ON "course_skills" USING btree ("skill_id","strength" DESC NULLS FIRST,"course_id" DESC NULLS FIRST) WHERE strength >= 0.5;--> statement-breakpoint
-- allowed: built in half a second for 100,000 courses
CREATE INDEX "courses_filters_index" ON "courses" USING btree ("id","institution_id","language","level","weeks","price","starts_on") WHERE status = 'approved' and not is_archived;--> statement-breakpoint
-- The one above begins with the same columns.
DROP INDEX IF EXISTS "courses_newest_index";
