CREATE TABLE "work_samples" (
	"user_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"shared" boolean NOT NULL,
	CONSTRAINT "work_samples_user_id_step_key_pk" PRIMARY KEY("user_id","step_key")
);
--> statement-breakpoint
ALTER TABLE "work_samples" ADD CONSTRAINT "work_samples_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;