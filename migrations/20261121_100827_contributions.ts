import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_growingguides_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__growingguides_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_references_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__references_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_reviews_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reviews_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__reviews_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_impressions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__impressions_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__impressions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__comments_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__comments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('dangerous', 'wrong', 'offensive', 'advertising', 'personalData', 'copyright', 'otherReason');
  CREATE TYPE "public"."enum_decisions_verdict" AS ENUM('published', 'declined', 'takenDown');
  CREATE TYPE "public"."enum_decisions_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TABLE "reviews_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"rating" numeric,
  	"headline" varchar,
  	"review" varchar,
  	"anonymous" boolean DEFAULT false,
  	"helpful_count" numeric DEFAULT 0,
  	"locale" "enum_reviews_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_reviews_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "_reviews_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_rating" numeric,
  	"version_headline" varchar,
  	"version_review" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_helpful_count" numeric DEFAULT 0,
  	"version_locale" "enum__reviews_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__reviews_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "impressions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"rating" numeric,
  	"headline" varchar,
  	"impression" varchar,
  	"consumption_form_id" uuid,
  	"other_consumption_form" varchar,
  	"anonymous" boolean DEFAULT false,
  	"helpful_count" numeric DEFAULT 0,
  	"locale" "enum_impressions_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_impressions_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_impressions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "impressions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_impressions_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_rating" numeric,
  	"version_headline" varchar,
  	"version_impression" varchar,
  	"version_consumption_form_id" uuid,
  	"version_other_consumption_form" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_helpful_count" numeric DEFAULT 0,
  	"version_locale" "enum__impressions_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__impressions_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__impressions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__impressions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_impressions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"comment" varchar,
  	"locale" "enum_comments_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_comments_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_comments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "_comments_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_comment" varchar,
  	"version_locale" "enum__comments_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__comments_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__comments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__comments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_comments_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "likes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "likes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "helpfuls" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "helpfuls_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"note" varchar,
  	"settled" boolean DEFAULT false,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid,
  	"comments_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "decisions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"verdict" "enum_decisions_verdict" NOT NULL,
  	"excerpt" varchar,
  	"reason" "enum_decisions_reason",
  	"note" varchar,
  	"moderator_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "decisions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid,
  	"comments_id" uuid,
  	"growingguides_id" uuid,
  	"references_id" uuid
  );
  
  ALTER TABLE "media" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "media" ADD COLUMN "shown" boolean DEFAULT false;
  ALTER TABLE "growingguides" ADD COLUMN "declined_reason" "enum_growingguides_declined_reason";
  ALTER TABLE "growingguides" ADD COLUMN "declined_note" varchar;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_declined_reason" "enum__growingguides_v_version_declined_reason";
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_declined_note" varchar;
  ALTER TABLE "references" ADD COLUMN "declined_reason" "enum_references_declined_reason";
  ALTER TABLE "references" ADD COLUMN "declined_note" varchar;
  ALTER TABLE "_references_v" ADD COLUMN "version_declined_reason" "enum__references_v_version_declined_reason";
  ALTER TABLE "_references_v" ADD COLUMN "version_declined_note" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "impressions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "comments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "likes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "helpfuls_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "decisions_id" uuid;
  ALTER TABLE "reviews_images" ADD CONSTRAINT "reviews_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_images" ADD CONSTRAINT "reviews_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_images" ADD CONSTRAINT "_reviews_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_images" ADD CONSTRAINT "_reviews_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_consumption_form_id_categories_id_fk" FOREIGN KEY ("consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_parent_id_impressions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_consumption_form_id_categories_id_fk" FOREIGN KEY ("version_consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_impressions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_comments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls" ADD CONSTRAINT "helpfuls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helpfuls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions" ADD CONSTRAINT "decisions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_images_order_idx" ON "reviews_images" USING btree ("_order");
  CREATE INDEX "reviews_images_parent_id_idx" ON "reviews_images" USING btree ("_parent_id");
  CREATE INDEX "reviews_images_image_idx" ON "reviews_images" USING btree ("image_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_target_idx" ON "reviews" USING btree ("target");
  CREATE UNIQUE INDEX "reviews_key_idx" ON "reviews" USING btree ("key");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_mushrooms_id_idx" ON "reviews_rels" USING btree ("mushrooms_id");
  CREATE INDEX "reviews_rels_growingguides_id_idx" ON "reviews_rels" USING btree ("growingguides_id");
  CREATE INDEX "_reviews_v_version_images_order_idx" ON "_reviews_v_version_images" USING btree ("_order");
  CREATE INDEX "_reviews_v_version_images_parent_id_idx" ON "_reviews_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_reviews_v_version_images_image_idx" ON "_reviews_v_version_images" USING btree ("image_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_user_idx" ON "_reviews_v" USING btree ("version_user_id");
  CREATE INDEX "_reviews_v_version_version_target_idx" ON "_reviews_v" USING btree ("version_target");
  CREATE INDEX "_reviews_v_version_version_key_idx" ON "_reviews_v" USING btree ("version_key");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_rels_order_idx" ON "_reviews_v_rels" USING btree ("order");
  CREATE INDEX "_reviews_v_rels_parent_idx" ON "_reviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_rels_path_idx" ON "_reviews_v_rels" USING btree ("path");
  CREATE INDEX "_reviews_v_rels_mushrooms_id_idx" ON "_reviews_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_reviews_v_rels_growingguides_id_idx" ON "_reviews_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "impressions_consumption_form_idx" ON "impressions" USING btree ("consumption_form_id");
  CREATE INDEX "impressions_user_idx" ON "impressions" USING btree ("user_id");
  CREATE INDEX "impressions_target_idx" ON "impressions" USING btree ("target");
  CREATE UNIQUE INDEX "impressions_key_idx" ON "impressions" USING btree ("key");
  CREATE INDEX "impressions_updated_at_idx" ON "impressions" USING btree ("updated_at");
  CREATE INDEX "impressions_created_at_idx" ON "impressions" USING btree ("created_at");
  CREATE INDEX "impressions__status_idx" ON "impressions" USING btree ("_status");
  CREATE INDEX "impressions_rels_order_idx" ON "impressions_rels" USING btree ("order");
  CREATE INDEX "impressions_rels_parent_idx" ON "impressions_rels" USING btree ("parent_id");
  CREATE INDEX "impressions_rels_path_idx" ON "impressions_rels" USING btree ("path");
  CREATE INDEX "impressions_rels_mushrooms_id_idx" ON "impressions_rels" USING btree ("mushrooms_id");
  CREATE INDEX "impressions_rels_categories_id_idx" ON "impressions_rels" USING btree ("categories_id");
  CREATE INDEX "_impressions_v_parent_idx" ON "_impressions_v" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_version_version_consumption_form_idx" ON "_impressions_v" USING btree ("version_consumption_form_id");
  CREATE INDEX "_impressions_v_version_version_user_idx" ON "_impressions_v" USING btree ("version_user_id");
  CREATE INDEX "_impressions_v_version_version_target_idx" ON "_impressions_v" USING btree ("version_target");
  CREATE INDEX "_impressions_v_version_version_key_idx" ON "_impressions_v" USING btree ("version_key");
  CREATE INDEX "_impressions_v_version_version_updated_at_idx" ON "_impressions_v" USING btree ("version_updated_at");
  CREATE INDEX "_impressions_v_version_version_created_at_idx" ON "_impressions_v" USING btree ("version_created_at");
  CREATE INDEX "_impressions_v_version_version__status_idx" ON "_impressions_v" USING btree ("version__status");
  CREATE INDEX "_impressions_v_created_at_idx" ON "_impressions_v" USING btree ("created_at");
  CREATE INDEX "_impressions_v_updated_at_idx" ON "_impressions_v" USING btree ("updated_at");
  CREATE INDEX "_impressions_v_snapshot_idx" ON "_impressions_v" USING btree ("snapshot");
  CREATE INDEX "_impressions_v_published_locale_idx" ON "_impressions_v" USING btree ("published_locale");
  CREATE INDEX "_impressions_v_latest_idx" ON "_impressions_v" USING btree ("latest");
  CREATE INDEX "_impressions_v_rels_order_idx" ON "_impressions_v_rels" USING btree ("order");
  CREATE INDEX "_impressions_v_rels_parent_idx" ON "_impressions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_rels_path_idx" ON "_impressions_v_rels" USING btree ("path");
  CREATE INDEX "_impressions_v_rels_mushrooms_id_idx" ON "_impressions_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_impressions_v_rels_categories_id_idx" ON "_impressions_v_rels" USING btree ("categories_id");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_target_idx" ON "comments" USING btree ("target");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "comments__status_idx" ON "comments" USING btree ("_status");
  CREATE INDEX "comments_rels_order_idx" ON "comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_mushrooms_id_idx" ON "comments_rels" USING btree ("mushrooms_id");
  CREATE INDEX "comments_rels_growingguides_id_idx" ON "comments_rels" USING btree ("growingguides_id");
  CREATE INDEX "_comments_v_parent_idx" ON "_comments_v" USING btree ("parent_id");
  CREATE INDEX "_comments_v_version_version_user_idx" ON "_comments_v" USING btree ("version_user_id");
  CREATE INDEX "_comments_v_version_version_target_idx" ON "_comments_v" USING btree ("version_target");
  CREATE INDEX "_comments_v_version_version_updated_at_idx" ON "_comments_v" USING btree ("version_updated_at");
  CREATE INDEX "_comments_v_version_version_created_at_idx" ON "_comments_v" USING btree ("version_created_at");
  CREATE INDEX "_comments_v_version_version__status_idx" ON "_comments_v" USING btree ("version__status");
  CREATE INDEX "_comments_v_created_at_idx" ON "_comments_v" USING btree ("created_at");
  CREATE INDEX "_comments_v_updated_at_idx" ON "_comments_v" USING btree ("updated_at");
  CREATE INDEX "_comments_v_snapshot_idx" ON "_comments_v" USING btree ("snapshot");
  CREATE INDEX "_comments_v_published_locale_idx" ON "_comments_v" USING btree ("published_locale");
  CREATE INDEX "_comments_v_latest_idx" ON "_comments_v" USING btree ("latest");
  CREATE INDEX "_comments_v_rels_order_idx" ON "_comments_v_rels" USING btree ("order");
  CREATE INDEX "_comments_v_rels_parent_idx" ON "_comments_v_rels" USING btree ("parent_id");
  CREATE INDEX "_comments_v_rels_path_idx" ON "_comments_v_rels" USING btree ("path");
  CREATE INDEX "_comments_v_rels_mushrooms_id_idx" ON "_comments_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_comments_v_rels_growingguides_id_idx" ON "_comments_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id");
  CREATE INDEX "likes_target_idx" ON "likes" USING btree ("target");
  CREATE UNIQUE INDEX "likes_key_idx" ON "likes" USING btree ("key");
  CREATE INDEX "likes_updated_at_idx" ON "likes" USING btree ("updated_at");
  CREATE INDEX "likes_created_at_idx" ON "likes" USING btree ("created_at");
  CREATE INDEX "likes_rels_order_idx" ON "likes_rels" USING btree ("order");
  CREATE INDEX "likes_rels_parent_idx" ON "likes_rels" USING btree ("parent_id");
  CREATE INDEX "likes_rels_path_idx" ON "likes_rels" USING btree ("path");
  CREATE INDEX "likes_rels_mushrooms_id_idx" ON "likes_rels" USING btree ("mushrooms_id");
  CREATE INDEX "likes_rels_growingguides_id_idx" ON "likes_rels" USING btree ("growingguides_id");
  CREATE INDEX "helpfuls_user_idx" ON "helpfuls" USING btree ("user_id");
  CREATE INDEX "helpfuls_target_idx" ON "helpfuls" USING btree ("target");
  CREATE UNIQUE INDEX "helpfuls_key_idx" ON "helpfuls" USING btree ("key");
  CREATE INDEX "helpfuls_updated_at_idx" ON "helpfuls" USING btree ("updated_at");
  CREATE INDEX "helpfuls_created_at_idx" ON "helpfuls" USING btree ("created_at");
  CREATE INDEX "helpfuls_rels_order_idx" ON "helpfuls_rels" USING btree ("order");
  CREATE INDEX "helpfuls_rels_parent_idx" ON "helpfuls_rels" USING btree ("parent_id");
  CREATE INDEX "helpfuls_rels_path_idx" ON "helpfuls_rels" USING btree ("path");
  CREATE INDEX "helpfuls_rels_reviews_id_idx" ON "helpfuls_rels" USING btree ("reviews_id");
  CREATE INDEX "helpfuls_rels_impressions_id_idx" ON "helpfuls_rels" USING btree ("impressions_id");
  CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("settled");
  CREATE INDEX "reports_target_idx" ON "reports" USING btree ("target");
  CREATE UNIQUE INDEX "reports_key_idx" ON "reports" USING btree ("key");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_reviews_id_idx" ON "reports_rels" USING btree ("reviews_id");
  CREATE INDEX "reports_rels_impressions_id_idx" ON "reports_rels" USING btree ("impressions_id");
  CREATE INDEX "reports_rels_comments_id_idx" ON "reports_rels" USING btree ("comments_id");
  CREATE INDEX "reports_rels_growingguides_id_idx" ON "reports_rels" USING btree ("growingguides_id");
  CREATE INDEX "decisions_moderator_idx" ON "decisions" USING btree ("moderator_id");
  CREATE INDEX "decisions_updated_at_idx" ON "decisions" USING btree ("updated_at");
  CREATE INDEX "decisions_created_at_idx" ON "decisions" USING btree ("created_at");
  CREATE INDEX "decisions_rels_order_idx" ON "decisions_rels" USING btree ("order");
  CREATE INDEX "decisions_rels_parent_idx" ON "decisions_rels" USING btree ("parent_id");
  CREATE INDEX "decisions_rels_path_idx" ON "decisions_rels" USING btree ("path");
  CREATE INDEX "decisions_rels_reviews_id_idx" ON "decisions_rels" USING btree ("reviews_id");
  CREATE INDEX "decisions_rels_impressions_id_idx" ON "decisions_rels" USING btree ("impressions_id");
  CREATE INDEX "decisions_rels_comments_id_idx" ON "decisions_rels" USING btree ("comments_id");
  CREATE INDEX "decisions_rels_growingguides_id_idx" ON "decisions_rels" USING btree ("growingguides_id");
  CREATE INDEX "decisions_rels_references_id_idx" ON "decisions_rels" USING btree ("references_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_likes_fk" FOREIGN KEY ("likes_id") REFERENCES "public"."likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_helpfuls_fk" FOREIGN KEY ("helpfuls_id") REFERENCES "public"."helpfuls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_decisions_fk" FOREIGN KEY ("decisions_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_impressions_id_idx" ON "payload_locked_documents_rels" USING btree ("impressions_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_likes_id_idx" ON "payload_locked_documents_rels" USING btree ("likes_id");
  CREATE INDEX "payload_locked_documents_rels_helpfuls_id_idx" ON "payload_locked_documents_rels" USING btree ("helpfuls_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("decisions_id");

  -- Lists of a page, in either order; what Payload's own indexes would have to sort.
  CREATE INDEX "reviews_newest" ON "reviews" ("target", "created_at" DESC, "id") WHERE "_status" = 'published';
  CREATE INDEX "reviews_most_helpful" ON "reviews" ("target", "helpful_count" DESC, "created_at" DESC, "id") WHERE "_status" = 'published';
  CREATE INDEX "impressions_newest" ON "impressions" ("target", "created_at" DESC, "id") WHERE "_status" = 'published';
  CREATE INDEX "impressions_most_helpful" ON "impressions" ("target", "helpful_count" DESC, "created_at" DESC, "id") WHERE "_status" = 'published';
  CREATE INDEX "comments_newest" ON "comments" ("target", "created_at" DESC, "id") WHERE "_status" = 'published';
  CREATE INDEX "likes_of_person" ON "likes" ("user_id", "created_at" DESC, "id");

  -- The moderators' queue: short, however much has been decided.
  CREATE INDEX "_reviews_v_waiting" ON "_reviews_v" ("updated_at") WHERE "latest" AND "version__status" = 'draft' AND "version_declined_reason" IS NULL;
  CREATE INDEX "_impressions_v_waiting" ON "_impressions_v" ("updated_at") WHERE "latest" AND "version__status" = 'draft' AND "version_declined_reason" IS NULL;
  CREATE INDEX "_comments_v_waiting" ON "_comments_v" ("updated_at") WHERE "latest" AND "version__status" = 'draft' AND "version_declined_reason" IS NULL;
  CREATE INDEX "_growingguides_v_waiting" ON "_growingguides_v" ("updated_at") WHERE "latest" AND "version__status" = 'draft' AND "version_declined_reason" IS NULL;
  CREATE INDEX "_references_v_waiting" ON "_references_v" ("updated_at") WHERE "latest" AND "version__status" = 'draft' AND "version_declined_reason" IS NULL;
  CREATE INDEX "reports_open" ON "reports" ("target") WHERE NOT "settled";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_version_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "impressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "impressions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_impressions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_impressions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_comments_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "likes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "helpfuls" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "helpfuls_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "decisions_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews_images" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_reviews_v_version_images" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_rels" CASCADE;
  DROP TABLE "impressions" CASCADE;
  DROP TABLE "impressions_rels" CASCADE;
  DROP TABLE "_impressions_v" CASCADE;
  DROP TABLE "_impressions_v_rels" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comments_rels" CASCADE;
  DROP TABLE "_comments_v" CASCADE;
  DROP TABLE "_comments_v_rels" CASCADE;
  DROP TABLE "likes" CASCADE;
  DROP TABLE "likes_rels" CASCADE;
  DROP TABLE "helpfuls" CASCADE;
  DROP TABLE "helpfuls_rels" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  DROP TABLE "decisions" CASCADE;
  DROP TABLE "decisions_rels" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_owner_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_impressions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_likes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_helpfuls_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_decisions_fk";
  
  DROP INDEX "media_owner_idx";
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_impressions_id_idx";
  DROP INDEX "payload_locked_documents_rels_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_likes_id_idx";
  DROP INDEX "payload_locked_documents_rels_helpfuls_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_decisions_id_idx";
  ALTER TABLE "media" DROP COLUMN "owner_id";
  ALTER TABLE "media" DROP COLUMN "shown";
  ALTER TABLE "growingguides" DROP COLUMN "declined_reason";
  ALTER TABLE "growingguides" DROP COLUMN "declined_note";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_declined_reason";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_declined_note";
  ALTER TABLE "references" DROP COLUMN "declined_reason";
  ALTER TABLE "references" DROP COLUMN "declined_note";
  ALTER TABLE "_references_v" DROP COLUMN "version_declined_reason";
  ALTER TABLE "_references_v" DROP COLUMN "version_declined_note";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "impressions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "likes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "helpfuls_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "decisions_id";
  DROP TYPE "public"."enum_growingguides_declined_reason";
  DROP TYPE "public"."enum__growingguides_v_version_declined_reason";
  DROP TYPE "public"."enum_references_declined_reason";
  DROP TYPE "public"."enum__references_v_version_declined_reason";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum_reviews_declined_reason";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_locale";
  DROP TYPE "public"."enum__reviews_v_version_declined_reason";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_impressions_locale";
  DROP TYPE "public"."enum_impressions_declined_reason";
  DROP TYPE "public"."enum_impressions_status";
  DROP TYPE "public"."enum__impressions_v_version_locale";
  DROP TYPE "public"."enum__impressions_v_version_declined_reason";
  DROP TYPE "public"."enum__impressions_v_version_status";
  DROP TYPE "public"."enum__impressions_v_published_locale";
  DROP TYPE "public"."enum_comments_locale";
  DROP TYPE "public"."enum_comments_declined_reason";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum__comments_v_version_locale";
  DROP TYPE "public"."enum__comments_v_version_declined_reason";
  DROP TYPE "public"."enum__comments_v_version_status";
  DROP TYPE "public"."enum__comments_v_published_locale";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_decisions_verdict";
  DROP TYPE "public"."enum_decisions_reason";`)
}
