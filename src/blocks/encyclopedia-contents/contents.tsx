import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import type { TaxonomyGroup } from '@/domains/archives/taxonomy'
import { viewAll } from '@/foundation/routing/paths'
import { useTranslations } from '@/ui/texts'
import { Chapters } from './chapters'
import type { EncyclopediaContentsData } from './load'

const maxTopValues = 3

function topValues(values: readonly TaxonomyGroup[]) {
  return values
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxTopValues)
    .map(({ title }) => title)
}

/** The shape key beside the table of contents of the encyclopedia and the market. */
export function EncyclopediaContents({ groups, totals }: EncyclopediaContentsData) {
  const t = useTranslations()
  const { species, guides, recipes, posts, products, vendors } = totals
  return (
    <div className="key-intro">
      <div className="stack-tight">
        <ShapeGrid title={t('archive.key')} />
        <p className="caption">{t('archive.keyLead')}</p>
        <p className="caption">{t('species.classes')}</p>
      </div>
      <Chapters
        chapters={[
          { title: t('archive.speciesTitle'), url: '/mushrooms/species', count: species },
          ...groups.map(({ title, url, count, children }) => ({
            title,
            url,
            count,
            topValues: topValues(children),
          })),
          {
            title: t('archive.guidesTitle'),
            url: viewAll.growingguides,
            count: guides,
            countText: t('archive.guideCount', { count: guides }),
          },
          {
            title: t('recipes.title'),
            url: viewAll.recipes,
            count: recipes,
            countText: t('recipes.count', { count: recipes }),
          },
          {
            title: t('articles.posts.title'),
            url: viewAll.posts,
            count: posts,
            countText: t('articles.posts.count', { count: posts }),
          },
          {
            title: t('products.title'),
            url: viewAll.products,
            count: products,
            countText: t('products.counts', { count: products }),
          },
          {
            title: t('suppliers.vendors.title'),
            url: viewAll.vendors,
            count: vendors,
            countText: t('suppliers.vendors.counts', { count: vendors }),
          },
        ]}
      />
    </div>
  )
}
