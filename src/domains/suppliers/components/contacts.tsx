import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { countryName } from '@/domains/suppliers/place-text'
import type { ContactDetails, SupplierView } from '@/domains/suppliers/view'

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

type Lines = Partial<Record<'address' | 'phone' | 'email' | 'website' | 'elsewhere', ReactNode>>

const ways = ['address', 'phone', 'email', 'website', 'elsewhere'] as const

/** Only what is recorded. */
function Ways({ lines, className }: { lines: Lines; className: string }) {
  const t = useTranslations('suppliers.contact')
  return (
    <dl className={className}>
      {ways.map((way) =>
        lines[way] ? (
          <div key={way}>
            <dt>{t(way)}</dt>
            <dd>{lines[way]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function direct({ phone, email }: ContactDetails): Lines {
  return {
    phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    email: email && <a href={`mailto:${email}`}>{email}</a>,
  }
}

/** How somebody is spoken to: by telephone and e-mail. */
export function DirectContacts(reach: ContactDetails) {
  if (!reach.phone && !reach.email) return null
  return <Ways lines={direct(reach)} className="pairs" />
}

/** How a supplier is reached. */
export function Contacts({ supplier }: { supplier: SupplierView }) {
  const { website, socialMedia } = supplier
  const lines: Lines = {
    ...direct(supplier),
    address: <Address supplier={supplier} />,
    website: website && (
      <a href={website} rel={elsewhere}>
        {hostOf(website)}
      </a>
    ),
    elsewhere: socialMedia.length > 0 && <Pages pages={socialMedia} />,
  }
  return <Ways lines={lines} className="pairs" />
}
