import { plain } from '../../../foundation/i18n/said'
import { Drawing } from '../../../ui/drawings/drawing'
import { houseFor } from '../house-for'
import type { SupplierCard } from '../listing'

interface LogoProps {
  supplier: Pick<SupplierCard, 'kind' | 'slug' | 'name' | 'type' | 'logo'>
  /** Above the fold: fetched first. */
  urgent?: boolean
}

/** What stands for a supplier: its logo, or a house with its initials. The name beside it says the same. */
export function Logo({ supplier, urgent = false }: LogoProps) {
  const { slug, name, logo } = supplier
  if (!logo)
    return <Drawing kind="vendors" name={houseFor(supplier)} seed={slug} sign={name} urgent={urgent} />
  return (
    <img
      src={logo.url}
      alt={plain(logo.alt)}
      lang={typeof logo.alt === 'object' ? logo.alt.lang : undefined}
      width={logo.width}
      height={logo.height}
      loading={urgent ? 'eager' : 'lazy'}
      decoding={urgent ? 'auto' : 'async'}
    />
  )
}
