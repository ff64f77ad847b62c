import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'

type Texts = { [key: string]: string | Texts }

/** Payload writes the names of values in two braces. */
const forPayload = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(/\{(\w+)\}/g, '{{$1}}') : forPayload(text),
    ]),
  )

/**
 * In place of texts by Payload that name Payload, that it translates word by word, or that say something else than what
 * happens here.
 */
export const panelTranslations = {
  en: forPayload(en.payload),
  es: forPayload(es.payload),
  pt: forPayload(pt.payload),
}

/** Texts of the site that Payload looks up by their keys, such as the labels of tabs. */
const ofSite = ({ panel: { usedIn } }: typeof en) => ({ site: { usedIn } })

/** All that the panel's translations get from the site. */
export const translations = {
  en: { ...panelTranslations.en, ...ofSite(en) },
  es: { ...panelTranslations.es, ...ofSite(es) },
  pt: { ...panelTranslations.pt, ...ofSite(pt) },
}
