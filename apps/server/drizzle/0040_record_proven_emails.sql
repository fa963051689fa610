ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
-- A provider vouched for addresses that were verified as the account was made. The others may have been verified by an
-- email scanner that opened a link.
UPDATE "users" SET "email_proven_at" = "email_verified_at" WHERE "email_verified_at" = "created_at";
