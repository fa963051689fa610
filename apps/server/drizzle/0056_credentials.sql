CREATE TYPE "public"."revocation_reason" AS ENUM('issued_in_error', 'requirements_not_met', 'wrong_person');--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" integer,
	"institution_id" integer NOT NULL,
	"institution_name" text NOT NULL,
	"course_title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"duration" text,
	"skills" text[] NOT NULL,
	"recipient_hash" text NOT NULL,
	"recipient_salt" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revocation_reason" "revocation_reason",
	CONSTRAINT "credentials_revoked_check" CHECK (("credentials"."revoked_at" is null) = ("credentials"."revocation_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"thumbprint" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "credentials_institution_id_index" ON "credentials" USING btree ("institution_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_application_id_unique" ON "credentials" USING btree ("application_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current_unique" ON "signing_keys" USING btree ((private_key is not null)) WHERE "signing_keys"."private_key" is not null;--> statement-breakpoint
CREATE INDEX "withdrawn_credentials_institution_id_index" ON "withdrawn_credentials" USING btree ("institution_id");--> statement-breakpoint
-- A copy of a deleted credential can still be checked, so its id stays, whatever deleted it.
CREATE FUNCTION "withdraw_credential"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "withdrawn_credentials" ("id", "institution_id") VALUES (OLD."id", OLD."institution_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "credentials_withdraw" AFTER DELETE ON "credentials"
  FOR EACH ROW EXECUTE FUNCTION "withdraw_credential"();
