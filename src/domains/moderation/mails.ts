import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { sendLetter } from '@/foundation/mail'
import { absolute } from '@/foundation/seo/absolute'
import type { User } from '@/payload-types'
import { authorOf, type Moderated, type Verdict } from './moderated-collections'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

interface Decided {
  relationTo: Moderated
  doc: Record<string, unknown>
  verdict: Verdict
}

/** The language that an entry was written in; a guide's is its author's own. */
function languageOf({ locale }: Record<string, unknown>, author: User): Locale {
  const own = 'locale' in author ? author.locale : null
  return [locale, own].find(isLocale) ?? defaultLocale
}

function reasonLine(t: (key: string) => string, doc: Record<string, unknown>): string[] {
  const reason = t(`reasons.${doc.declinedReason as DeclineReason}`)
  return [reason, ...(typeof doc.declinedNote === 'string' ? [`“${doc.declinedNote}”`] : [])]
}

/** Writes to the author what has been decided. Nobody waits for the mail. */
export async function tellAuthor(req: PayloadRequest, { relationTo, doc, verdict }: Decided): Promise<void> {
  const field = authorOf[relationTo]
  const given = field ? doc[field] : null
  const id = typeof given === 'object' && given !== null ? (given as User).id : given
  if (!id || id === req.user?.id) return
  const author = (await req.payload.findByID({
    collection: 'users',
    id: String(id),
    depth: 0,
    disableErrors: true,
    req,
  })) as User | null
  if (!author?.email) return
  const locale = languageOf(doc, author)
  const translate = createTranslator({ locale, messages: catalogues[locale], namespace: 'mails' })
  const t = (key: string) => translate(key as 'link', { kind: relationTo } as never)
  void sendLetter(req.payload, {
    to: author.email,
    locale,
    subject: t(`${verdict}.subject`),
    paragraphs:
      verdict === 'published'
        ? [t('published.text')]
        : [t(`${verdict}.text`), ...reasonLine(t, doc), t('again')],
    link: { label: t('link'), url: absolute(locale, '/account/contributions') },
  })
}
