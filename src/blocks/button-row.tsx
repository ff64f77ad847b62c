import { localizedText } from '@/foundation/i18n/localized-text'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { useLocale } from '@/ui/texts'
import { linkTarget } from './link'
import type { LinkView } from './relations'
import type { PageSubject } from './shops'

interface ButtonRowProps {
  links: readonly LinkView[] | null | undefined
  page: PageSubject | undefined
}

/** Buttons that lead on; the first stands out. Those that lead nowhere are left out. */
export function ButtonRow({ links, page }: ButtonRowProps) {
  const locale = useLocale()
  const buttons = (links ?? []).flatMap((link) => {
    const label = localizedText(link, 'label')
    const target = linkTarget(link, locale, page)
    return label && target ? [{ id: link.id, label, target }] : []
  })
  if (buttons.length === 0) return null
  return (
    <p className="button-row">
      {buttons.map(({ id, label, target }, index) => (
        <ButtonLink key={id ?? index} kind={index === 0 ? 'primary' : 'secondary'} {...target}>
          <InlineText text={label} />
        </ButtonLink>
      ))}
    </p>
  )
}
