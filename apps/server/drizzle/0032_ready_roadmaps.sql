-- What a roadmap's cached reply is made of changes its key, which has the row versions (xmin) of the roadmap and the
-- profile, and the catalogue's version. A change of a step renews its roadmap's row version.
CREATE FUNCTION "renew_roadmaps_of_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A deleted course has counted the catalogue's version already: roadmaps need not be locked for it.
  IF pg_trigger_depth() < 2 THEN
    UPDATE "roadmaps" SET "version" = "version" WHERE "id" IN (SELECT "roadmap_id" FROM "changed");
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "roadmap_steps_renew_roadmaps" AFTER UPDATE ON "roadmap_steps"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "renew_roadmaps_of_steps"();--> statement-breakpoint
DROP TRIGGER "institutions_count_catalogue_version" ON "institutions";--> statement-breakpoint
CREATE TRIGGER "institutions_count_catalogue_version" AFTER UPDATE ON "institutions"
  FOR EACH ROW WHEN ((OLD."name", OLD."email", OLD."description", OLD."address") IS DISTINCT FROM
    (NEW."name", NEW."email", NEW."description", NEW."address")) EXECUTE FUNCTION "count_catalogue_version"();
