CREATE TABLE "step_ticks" (
	"user_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"task" text NOT NULL,
	"hours" double precision NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	"with_step" boolean NOT NULL,
	CONSTRAINT "step_ticks_user_id_step_key_task_pk" PRIMARY KEY("user_id","step_key","task")
);
--> statement-breakpoint
ALTER TABLE "step_ticks" ADD CONSTRAINT "step_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;