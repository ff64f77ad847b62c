import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Contents } from '@/blocks/contents'
import { Blocks } from '@/blocks/render'
import { RichText } from '@/blocks/rich-text'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import { ArticleItem } from '@/domains/articles/components/article-item'
import { articleJsonLd } from '@/domains/articles/structured-data'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import type { ContributionContext } from '@/domains/contributions/context'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath, viewAll } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { allowAll } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Row } from '@/ui/row'
import { ShareRow } from '@/ui/share-row'
import { ArticleOpening } from './article-opening'
import { loadArticle } from './load-article'

interface ArticlePageProps {
  locale: Locale
  collection: ArticleCollection
  slug: string
}

export async function articleMetadata({ locale, collection, slug }: ArticlePageProps): Promise<Metadata> {
  const { title, summary } = (await loadArticle(locale, collection, slug)).article.card
  return pageMetadata({
    locale,
    path: documentPath(collection, slug),
    title: plainText(title),
    description: plainText(summary ?? title),
  })
}

/** The page of a post or a project. */
export async function ArticlePage({ locale, collection, slug }: ArticlePageProps) {
  const { article, species, related } = await loadArticle(locale, collection, slug)
  const t = await getTranslations('articles')
  const path = documentPath(collection, slug)
  const { content, references, card } = article
  const title = plainText(card.title)
  const blocks = article.layout as BlockView[]
  const context: ContributionContext = {
    reader: await allowAll(locale),
    subject: { relationTo: collection, value: article.id },
    title,
    path,
  }
  const crumbs = crumbsTo(
    locale,
    path,
    { label: t(`${collection}.title`), path: viewAll[collection] },
    { label: card.title },
  )
  return (
    <SiteShell path={path} showMarket={species.every(({ edibility }) => allowsProductLinks(edibility))}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={articleJsonLd(article, locale)} />
      <article>
        <ArticleOpening
          article={article}
          share={<ShareRow address={absolute(locale, path)} title={title} />}
        />
        {content ? (
          <section className="row guide-row" aria-label={title}>
            <div className="row-head">
              <Contents {...content} title={t('contents')} />
            </div>
            <div className="row-main article-text">
              <RichText {...content} />
            </div>
            {species.length > 0 ? (
              <aside className="row-side stack" aria-label={t('species')}>
                {species.map((one) => (
                  <SpeciesBlock key={one.id} species={one} />
                ))}
              </aside>
            ) : null}
          </section>
        ) : null}
        <Blocks blocks={blocks} page={context} />
        <ReferenceList references={references} />
        {related.length > 0 ? (
          <Row id="related" title={t(`${collection}.related`)}>
            <ul className="row-wide post-list">
              {related.map((one) => (
                <ArticleItem key={one.id} article={one} />
              ))}
            </ul>
          </Row>
        ) : null}
        <Contributions context={context} placed={placedContributionKinds(blocks, context)} />
      </article>
    </SiteShell>
  )
}
