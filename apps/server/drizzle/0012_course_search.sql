CREATE TABLE "course_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple'::regconfig, translate(title, './-_:;,()[]''"@+', '               ')), 'A') || to_tsvector('simple'::regconfig, translate(description, './-_:;,()[]''"@+', '               '))) STORED;--> statement-breakpoint
CREATE INDEX "course_words_start_index" ON "course_words" USING btree (left("word", 1),char_length("word"));--> statement-breakpoint
-- The column's index and its statistics went with it.
ALTER TABLE "courses" ALTER COLUMN "search" SET STATISTICS 2000;--> statement-breakpoint
CREATE INDEX "courses_search_index" ON "courses" USING gin ("search");--> statement-breakpoint
-- Language and level are filters now: the covering indexes of the catalogue have them too.
DROP INDEX "courses_catalogue_index";--> statement-breakpoint
CREATE INDEX "courses_catalogue_index" ON "courses" ("id" DESC) INCLUDE ("weeks", "price", "institution_id", "language", "level") WHERE "status" = 'approved';--> statement-breakpoint
DROP INDEX "courses_catalogue_institution_index";--> statement-breakpoint
CREATE INDEX "courses_catalogue_institution_index" ON "courses" ("institution_id", "id" DESC) INCLUDE ("weeks", "price", "language", "level") WHERE "status" = 'approved';--> statement-breakpoint
INSERT INTO "course_words" ("word")
  SELECT DISTINCT "word" FROM "courses", unnest(tsvector_to_array("search")) AS "word" WHERE "status" = 'approved' AND char_length("word") BETWEEN 3 AND 40;--> statement-breakpoint
-- In one order, so that two writers never wait for each other.
CREATE FUNCTION "keep_course_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "course_words" ("word")
    SELECT DISTINCT "word" FROM "written", unnest(tsvector_to_array("search")) AS "word"
    WHERE "status" = 'approved' AND char_length("word") BETWEEN 3 AND 40 ORDER BY "word"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "courses_keep_words_of_new" AFTER INSERT ON "courses"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_course_words"();--> statement-breakpoint
CREATE TRIGGER "courses_keep_words_of_changed" AFTER UPDATE ON "courses"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_course_words"();
