import { ContributionLine } from '@/domains/contributions/components/contribution-line'
import { DeleteEntry } from '@/domains/contributions/components/delete-entry'
import { contributionKinds } from '@/domains/contributions/kinds'
import type { MyContribution } from '@/domains/moderation/my-contributions'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

interface MyContributionItemProps {
  contribution: MyContribution
  /** The page of the list, without language. */
  path: string
}

/** The form that deletes it; guides are deleted in the admin panel. */
function Deletion({ contribution, path }: MyContributionItemProps) {
  const t = useTranslations('contributions.deletion')
  const locale = useLocale()
  const kind = contributionKinds.find((one) => one === contribution.kind)
  if (!kind) return null
  return (
    <DeleteEntry
      kind={kind}
      id={contribution.id}
      from={localePath(locale, path)}
      messages={{ open: t('open'), question: t('question', { kind }), submit: t('submit', { kind }) }}
    />
  )
}

/** One of the user's contributions with its state, and the ways to change and delete it. */
export function MyContributionItem(props: MyContributionItemProps) {
  const t = useTranslations('contributions')
  const locale = useLocale()
  const { kind, title, text, rating, about, published, state, declined, updatedAt, pictures, editHref } =
    props.contribution
  return (
    <ContributionLine
      contribution={{
        of: kind,
        kind: t(`moderation.kinds.${kind}`),
        title: title ?? undefined,
        text: text ?? undefined,
        rating: rating ?? undefined,
        about: about ? { title: about.title, href: localePath(locale, about.path) } : undefined,
        date: updatedAt,
        state,
        isPublic: published,
        reason: declined ? t(`mails.reasons.${declined.reason}`) : undefined,
        note: declined?.note ?? undefined,
        pictures,
        edit: editHref,
      }}
      deletion={<Deletion {...props} />}
    />
  )
}
