ALTER TABLE "institutions" ADD COLUMN "is_public" boolean GENERATED ALWAYS AS (email <> '') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "institutions_hidden_index" ON "institutions" USING btree ("id") WHERE not is_public;--> statement-breakpoint
CREATE TRIGGER "institutions_count_catalogue_version" AFTER UPDATE OF "email" ON "institutions"
  FOR EACH ROW WHEN (OLD."is_public" <> NEW."is_public") EXECUTE FUNCTION "count_catalogue_version"();
