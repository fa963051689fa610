-- allowed: another collation rewrites no table. Its indexes are built again, which takes seconds for a million courses
ALTER TABLE "courses" ALTER COLUMN "title" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
-- The trigger names the column.
DROP TRIGGER "institutions_count_catalogue_version" ON "institutions";--> statement-breakpoint
-- allowed: as above
ALTER TABLE "institutions" ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
CREATE TRIGGER "institutions_count_catalogue_version" AFTER UPDATE ON "institutions"
  FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."description", OLD."address") IS DISTINCT FROM
    (NEW."name", NEW."email", NEW."description", NEW."address")) EXECUTE FUNCTION "count_catalogue_version"();--> statement-breakpoint
-- allowed: as above
ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";