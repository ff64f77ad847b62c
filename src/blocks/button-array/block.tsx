import { BlockRow } from '@/blocks/block-row'
import { linkTarget } from '@/blocks/link'
import type { PageSubject } from '@/blocks/shops'
import { localizedText } from '@/foundation/i18n/localized-text'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale } from '@/ui/texts'
import type { ButtonStyle } from './config'
import type { ButtonArrayBlockView } from './view'

const looks: Record<ButtonStyle, string> = {
  icon: 'icon-tile',
  boundary: 'button line',
  noboundary: 'button quiet',
}

/** Links to the next places: tiles with an icon, or buttons with or without a border. */
export function ButtonArrayBlock({
  id,
  heading,
  lang,
  style,
  buttons,
  page,
}: ButtonArrayBlockView & { page: PageSubject }) {
  const locale = useLocale()
  const shown = (buttons ?? []).flatMap((button) => {
    const label = localizedText(button, 'label')
    const target = linkTarget(button, locale, page)
    return label && target ? [{ ...button, label, target }] : []
  })
  if (shown.length === 0) return null
  const look = looks[style ?? 'boundary'] ?? looks.boundary
  return (
    <BlockRow id={`buttons-${id}`} heading={heading} lang={lang}>
      <ul className={style === 'icon' ? 'icon-tiles' : 'button-row'}>
        {shown.map(({ id: key, label, target, icon }, index) => (
          <li key={key ?? index}>
            <a className={look} {...target}>
              <Icon name={icon ?? null} />
              <InlineText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </BlockRow>
  )
}
