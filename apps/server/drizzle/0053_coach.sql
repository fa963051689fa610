CREATE TABLE "model_usage_in_all" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "coach" boolean;