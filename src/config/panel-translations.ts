import panelEn from '@messages/en/admin.json'
import en from '@messages/en/payload.json'
import panelEs from '@messages/es/admin.json'
import es from '@messages/es/payload.json'
import panelPt from '@messages/pt/admin.json'
import pt from '@messages/pt/payload.json'
import { deepMergeSimple, type SanitizedConfig } from 'payload'

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
 * In place of texts by Payload that name Payload, that it translates word by word, wrongly or for somebody who is not
 * "tú", or that say something else than what happens here.
 */
export const panelTranslations = { en: forPayload(en), es: forPayload(es), pt: forPayload(pt) }

/** Texts of the site that Payload looks up by their keys, such as the labels of tabs. */
const ofSite = ({ panel: { usedIn } }: typeof panelEn) => ({ site: { usedIn } })

/** All that the panel's translations get from the site. */
export const translations = {
  en: { ...panelTranslations.en, ...ofSite(panelEn) },
  es: { ...panelTranslations.es, ...ofSite(panelEs) },
  pt: { ...panelTranslations.pt, ...ofSite(panelPt) },
}

/** Sets the texts of the editor again, because its features write theirs over those of the configuration. */
export function translateEditor(config: SanitizedConfig): SanitizedConfig {
  const { en, es, pt } = panelTranslations
  config.i18n.translations = deepMergeSimple(config.i18n.translations, {
    en: { lexical: en.lexical },
    es: { lexical: es.lexical },
    pt: { lexical: pt.lexical },
  })
  return config
}
