import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Indexes without goods, so that a search finds everything else however many goods match. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index search_names_species on search_names using gin (words) where collection = 'mushrooms';
    create index search_documents_en_entries on search_documents using gin (words) where locale = 'en' and collection <> 'products';
    create index search_documents_es_entries on search_documents using gin (words) where locale = 'es' and collection <> 'products';
    create index search_documents_pt_entries on search_documents using gin (words) where locale = 'pt' and collection <> 'products'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index search_names_species, search_documents_en_entries, search_documents_es_entries, search_documents_pt_entries`)
}
