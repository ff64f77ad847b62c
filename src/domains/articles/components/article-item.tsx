import type { ArticleCard } from '@/domains/articles/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { PostCard } from '@/ui/patterns/post-card'
import { useLocale, useTranslations } from '@/ui/texts'
import { ArticlePicture } from './article-picture'

/** The label of an article: its topic, or the state of a project. */
export function useArticleLabel() {
  const t = useTranslations('articles')
  return ({ kind, topic, state }: ArticleCard): string => {
    if (state) return `${t('project')} · ${t(`state.${state}`)}`
    if (topic) return t(`topic.${topic}`)
    return kind === 'projects' ? t('project') : t('posts.title')
  }
}

/** An article's card. */
export function ArticleItem({ article }: { article: ArticleCard }) {
  const t = useTranslations('contributions')
  const locale = useLocale()
  const labelOf = useArticleLabel()
  const { kind, id, slug, title, summary, publishedAt, likeCount } = article
  return (
    <PostCard
      post={{
        href: localePath(locale, documentPath(kind, slug)),
        title: <InlineText text={title} />,
        summary: <InlineText text={summary} />,
        kind: labelOf(article),
        date: publishedAt,
        picture: (
          <>
            <ArticlePicture article={article} />
            <LikeButton
              small
              label={t('likeTitle', { title: plainText(title) })}
              item={`${kind}:${id}`}
              count={likeCount}
            />
          </>
        ),
      }}
    />
  )
}
