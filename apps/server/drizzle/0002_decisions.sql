ALTER TYPE "public"."roadmap_occasion" ADD VALUE 'switched';--> statement-breakpoint
ALTER TYPE "public"."roadmap_occasion" ADD VALUE 'corrected';--> statement-breakpoint
CREATE TABLE "career_rejections" (
	"user_id" uuid NOT NULL,
	"career_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_rejections_user_id_career_id_pk" PRIMARY KEY("user_id","career_id")
);
--> statement-breakpoint
CREATE TABLE "skill_corrections" (
	"user_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"known" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_corrections_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "chosen_career_id" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hours_per_week" integer;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "decisions_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "denied_skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "chosen_career_id" text;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "career_rejections" ADD CONSTRAINT "career_rejections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_corrections" ADD CONSTRAINT "skill_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_hours_per_week_check" CHECK ("profiles"."hours_per_week" between 1 and 80);