import type { ReactNode } from 'react'
import { townLine } from '@/domains/suppliers/address-format'
import { countryName } from '@/domains/suppliers/place-text'
import type { ContactDetails, SupplierView } from '@/domains/suppliers/view'
import { useLocale, useTranslations } from '@/ui/texts'

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

/** The host names an external page, as its own title is untrusted. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

const externalRel = 'nofollow noopener external'

function Address({ supplier: { street, card } }: { supplier: SupplierView }) {
  const locale = useLocale()
  const { city, state, postalCode, country } = card.place
  const town = townLine({ city, region: state, postalCode, country })
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

function SocialLinks({ pages }: { pages: SupplierView['socialMedia'] }) {
  return pages.map(({ network, url }) => (
    <a className="hours-span" href={url} rel={externalRel} key={url}>
      {networkNames[network]}
    </a>
  ))
}

type ContactLines = Partial<Record<'address' | 'phone' | 'email' | 'website' | 'socialMedia', ReactNode>>

const lineOrder = ['address', 'phone', 'email', 'website', 'socialMedia'] as const

/** Lists only what is recorded. */
function ContactList({ lines, className }: { lines: ContactLines; className: string }) {
  const t = useTranslations('suppliers.contact')
  return (
    <dl className={className}>
      {lineOrder.map((name) =>
        lines[name] ? (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{lines[name]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function directLines({ phone, email }: ContactDetails): ContactLines {
  return {
    phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    email: email && <a href={`mailto:${email}`}>{email}</a>,
  }
}

/** Phone and e-mail; null if neither is recorded. */
export function DirectContacts(contact: ContactDetails) {
  if (!contact.phone && !contact.email) return null
  return <ContactList lines={directLines(contact)} className="pairs" />
}

/** All contact details of a supplier. */
export function Contacts({ supplier }: { supplier: SupplierView }) {
  const { website, socialMedia } = supplier
  const lines: ContactLines = {
    ...directLines(supplier),
    address: <Address supplier={supplier} />,
    website: website && (
      <a href={website} rel={externalRel}>
        {hostOf(website)}
      </a>
    ),
    socialMedia: socialMedia.length > 0 && <SocialLinks pages={socialMedia} />,
  }
  return <ContactList lines={lines} className="pairs" />
}
