ALTER TABLE "skill_corrections" ALTER COLUMN "known" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_corrections" ADD COLUMN "request_ignored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "requests" jsonb DEFAULT '[]'::jsonb NOT NULL;