import { type SavedList, savedListPath } from '@/domains/saved/lists'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Bookmark } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'

interface SaveMenuProps {
  species: { id: string; slug: string }
  /** Whether it is eaten and grown. */
  isFood: boolean
}

/** Puts the species on a list at once; guests sign in and find it selected there. */
function SaveTo({ species, list }: Pick<SaveMenuProps, 'species'> & { list: SavedList }) {
  const t = useTranslations('accounts.lists')
  const locale = useLocale()
  const from = withQuery(savedListPath(list), { add: species.slug })
  return (
    <form method="post" action="/api/saveditems/save">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="species" value={species.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value={localePath(locale, from)} />
      <button type="submit">{t(`saveTo.${list}`)}</button>
    </form>
  )
}

/** Saves a species to the reader's lists, the same for every reader and without scripts. */
export function SaveMenu({ species, isFood }: SaveMenuProps) {
  const t = useTranslations('accounts.lists')
  const locale = useLocale()
  const add = localePath(locale, withQuery(savedListPath('finds'), { add: species.slug }))
  return (
    <details className="save-menu">
      <summary className="button line">
        <SvgIcon of={Bookmark} />
        {t('save')}
      </summary>
      <ul>
        <li>
          <a href={add} rel="nofollow">
            {t('saveTo.finds')}
          </a>
        </li>
        {isFood
          ? (['cook', 'grow'] as const).map((list) => (
              <li key={list}>
                <SaveTo species={species} list={list} />
              </li>
            ))
          : null}
      </ul>
    </details>
  )
}
