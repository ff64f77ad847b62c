import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'

/** In place of texts by Payload that name Payload, or that it translates word by word. */
export const panelTranslations = { en: en.payload, es: es.payload, pt: pt.payload }
