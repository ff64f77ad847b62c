import { localePath } from '@/foundation/routing/locale-path'
import { nutritionPath, seasonPath, viewAll } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'

const paths = {
  nutrition: nutritionPath,
  season: seasonPath,
  recipes: viewAll.recipes,
  guides: viewAll.growingguides,
}

/** Leads to the page of the site that answers the query: the table of nutrients, the calendar or a list. */
export function PageOffer({ page }: { page: keyof typeof paths }) {
  const t = useTranslations('search.answers')
  const locale = useLocale()
  return (
    <section className="key-offer" aria-labelledby="page-offer">
      <h2 id="page-offer">{t(`${page}.title`)}</h2>
      <p>{t(`${page}.text`)}</p>
      <p>
        <a className="button" href={localePath(locale, paths[page])}>
          {t(`${page}.continue`)}
        </a>
      </p>
    </section>
  )
}
