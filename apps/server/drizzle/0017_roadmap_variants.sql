ALTER TABLE "profiles" ADD COLUMN "variant" jsonb;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "variant" jsonb;