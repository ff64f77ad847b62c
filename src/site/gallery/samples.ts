import type { Locale } from '@/foundation/i18n/locales'
import { en, type Samples } from './samples-en'
import { es } from './samples-es'
import { pt } from './samples-pt'

const samples: Record<Locale, Samples> = { en, es, pt }

/** Sample content for the gallery; people, shops and prices are fictitious. */
export function samplesIn(locale: Locale): Samples {
  return samples[locale]
}
