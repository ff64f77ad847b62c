import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { countryName } from '../place-text'
import type { SupplierView } from '../view'

const networkNames: Record<SupplierView['socialMedia'][number]['network'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
}

/** A page elsewhere, by its host: what it says of itself is not ours. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

const elsewhere = 'nofollow noopener external'

function Address({ supplier: { street, card } }: { supplier: SupplierView }) {
  const locale = useLocale()
  const { city, state, postalCode, country } = card.place
  const town = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <address className="supplier-address">
      {[street, town, countryName(country, locale)].filter(Boolean).map((line) => (
        <span className="hours-span" key={line}>
          {line}
        </span>
      ))}
    </address>
  )
}

function Pages({ pages }: { pages: SupplierView['socialMedia'] }) {
  return pages.map(({ network, url }) => (
    <a className="hours-span" href={url} rel={elsewhere} key={url}>
      {networkNames[network]}
    </a>
  ))
}

/** How a supplier is reached; only what is recorded. */
export function Contacts({ supplier }: { supplier: SupplierView }) {
  const say = useTranslations('suppliers.contact')
  const { phone, email, website, socialMedia } = supplier
  const lines: Record<'address' | 'phone' | 'email' | 'website' | 'elsewhere', ReactNode> = {
    address: <Address supplier={supplier} />,
    phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    email: email && <a href={`mailto:${email}`}>{email}</a>,
    website: website && (
      <a href={website} rel={elsewhere}>
        {hostOf(website)}
      </a>
    ),
    elsewhere: socialMedia.length > 0 && <Pages pages={socialMedia} />,
  }
  return (
    <dl className="pairs supplier-contacts">
      {(Object.keys(lines) as (keyof typeof lines)[]).map((line) =>
        lines[line] ? (
          <div key={line}>
            <dt>{say(line)}</dt>
            <dd>{lines[line]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
