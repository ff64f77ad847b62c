import type { TextField } from 'payload'
import { country, regionCodes } from '@/foundation/payload/region-fields'

/** Codes of countries and subdivisions, which the panel lets choose by name. */
export function regions(name: string): TextField {
  return {
    ...regionCodes(name),
    admin: { components: { Field: '/app/(payload)/regions/region-fields#RegionsField' } },
  } as TextField
}

/** The code of a country, which the panel lets choose by name. */
export function countryField(): TextField {
  return {
    ...country(),
    admin: { components: { Field: '/app/(payload)/regions/region-fields#CountryField' } },
  } as TextField
}
