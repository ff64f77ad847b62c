// Synthetic rows of the search index for the list entries of `scale.ts`.
import { connect } from '../tools/local-server/database.ts'
import { step } from '../tools/local-server/progress.ts'

/** Texts of real entries, in each language, and words that names are made of. */
const pools = `
  create temp table pool_text as
    select collection, locale, row_number() over (partition by collection, locale order by document) - 1 as at,
      body, words, card
    from search_documents where collection in ('mushrooms', 'products');
  create temp table pool_genus as
    select row_number() over (order by genus) - 1 as at, genus
    from (select distinct split_part(title, ' ', 1) as genus from listings where collection = 'mushrooms' and slug not like 'scale-%') as genera;
  create temp table pool_size as
    select collection, locale, count(*) as texts, (select count(*) from pool_genus) as genera from pool_text group by 1, 2;
  analyze pool_text, pool_genus, pool_size`

// Names of species are a genus and letters; those of goods are what the lists call them.
const insertDocuments = `
  insert into search_documents (collection, document, locale, kind, path, title, danger, body, card, words)
  select made.collection, document, made.locale, case made.collection when 'mushrooms' then 'species' else 'products' end,
    '/' || slug, name, case made.collection when 'mushrooms' then position % 8 end, body, pool_text.card,
    setweight(to_tsvector('simple', name), 'A') || words
  from (
    select listings.*, texts, case collection when 'mushrooms'
      then genus || ' ' || translate(md5(position::text), '0123456789', 'ghijklmnop') else title end as name
    from listings join pool_size using (collection, locale) join pool_genus on pool_genus.at = position % genera
    where slug like 'scale-%'
  ) as made
  join pool_text on pool_text.collection = made.collection and pool_text.locale = made.locale
    and pool_text.at = position % texts
  on conflict do nothing`

const insertNames = `
  insert into search_names (collection, document, type, language, name, folded)
  select collection, document, case collection when 'mushrooms' then 'accepted' else 'title' end,
    case collection when 'mushrooms' then null else locale end, title, lower(title)
  from search_documents
  where kind in ('species', 'products') and starts_with(path, '/scale-') and (locale = 'en' or collection = 'products')
    and not exists (select from search_names where search_names.document = search_documents.document)`

const insertWords = `
  insert into search_words
  select distinct unnest(string_to_array(folded, ' ')) from search_names where collection = 'mushrooms'
  on conflict do nothing`

/** Adds the synthetic entries of the lists to the search index. */
export async function fillSearch(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('set synchronous_commit = off')
    await client.query(pools)
    await step('Search index', () => client.query(insertDocuments))
    await step('Names', () => client.query(`${insertNames}; ${insertWords}`))
    await step('Statistics', async () => {
      for (const table of ['search_documents', 'search_names', 'search_words'])
        await client.query(`vacuum analyze ${table}`)
    })
  } finally {
    await client.end()
  }
}
