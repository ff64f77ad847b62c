import { shapes } from '@/domains/species/shapes'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { ShapeIcon } from './shape-icon'

/** Links into the visual key, for readers who do not know a name. */
export function ShapeGrid({ title }: { title: string }) {
  const t = useTranslations('archive.shape')
  const locale = useLocale()
  return (
    <nav className="shapes" aria-label={title}>
      <p className="eyebrow" aria-hidden="true">
        {title}
      </p>
      <ul>
        {shapes.map((shape) => (
          <li key={shape}>
            <a href={`${localePath(locale, '/mushrooms')}#${shape}`}>
              <ShapeIcon shape={shape} />
              {t(`${shape}.name`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
