import type { SupplierCard } from '@/domains/suppliers/listing'
import { storefrontFor } from '@/domains/suppliers/storefront-drawing'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

interface LogoProps {
  supplier: Pick<SupplierCard, 'kind' | 'slug' | 'name' | 'type' | 'logo'>
  /** Loads eagerly: above the fold. */
  urgent?: boolean
}

/** The supplier's logo, or a drawing of its storefront. Decorative: the name is beside it. */
export function Logo({ supplier, urgent = false }: LogoProps) {
  const { slug, name, logo } = supplier
  if (!logo)
    return <Drawing kind="vendors" name={storefrontFor(supplier)} seed={slug} sign={name} urgent={urgent} />
  return (
    <img
      src={logo.url}
      alt={plainText(logo.alt)}
      lang={typeof logo.alt === 'object' ? logo.alt.lang : undefined}
      width={logo.width}
      height={logo.height}
      loading={urgent ? 'eager' : 'lazy'}
      decoding={urgent ? 'auto' : 'async'}
    />
  )
}
