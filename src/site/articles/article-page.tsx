import { Contents } from '@/blocks/contents'
import { Blocks } from '@/blocks/render'
import { RichText } from '@/blocks/rich-text'
import { ArticleItem } from '@/domains/articles/components/article-item'
import { articleJsonLd } from '@/domains/articles/structured-data'
import type { ArticleCollection } from '@/domains/articles/vocabulary'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks } from '@/domains/species/edibility'
import { plainText } from '@/foundation/i18n/localized-text'
import { viewAll } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Row } from '@/ui/row'
import { ShareRow } from '@/ui/share-row'
import { useLocale, useTranslations } from '@/ui/texts'
import { ArticleOpening } from './article-opening'
import { type ArticlePageData, loadArticle } from './load-article'

type Request = SiteRequest<{ slug: string }>

function head({ article, context }: ArticlePageData, { locale }: Request): Head {
  const { title, summary } = article.card
  return pageMetadata({
    locale,
    path: context.path,
    title: context.title,
    description: plainText(summary ?? title),
  })
}

function View(data: ArticlePageData) {
  const t = useTranslations('articles')
  const locale = useLocale()
  const { article, species, related, collection, context, blocks, contributions } = data
  const { path, title } = context
  const { content, references, card } = article
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
        {contributions ? <Contributions {...contributions} /> : null}
      </article>
    </SiteShell>
  )
}

/** The page of a post or a project. */
export function articlePage(collection: ArticleCollection): Page<ArticlePageData, { slug: string }> {
  return { load: ({ params, reader }) => loadArticle(reader, collection, params.slug), head, View }
}
