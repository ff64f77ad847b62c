import '@/ui/styles/article-list.css'
import type { ArticleCard } from '@/domains/articles/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { classes } from '@/ui/classes'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { ShortDate } from '@/ui/short-date'
import { useLocale, useTranslations } from '@/ui/texts'
import { useArticleLabel } from './article-item'
import { ArticlePicture } from './article-picture'

interface ArticleRowProps {
  article: ArticleCard
  isLeading: boolean
}

function ArticleRow({ article, isLeading }: ArticleRowProps) {
  const t = useTranslations()
  const locale = useLocale()
  const labelOf = useArticleLabel()
  const { kind, id, slug, title, summary, place, minutes, publishedAt, likeCount } = article
  return (
    <li className={classes('article-row', isLeading ? 'is-leading' : null)}>
      <div className="plate">
        <ArticlePicture article={article} urgent={isLeading} />
        <LikeButton
          small
          label={t('contributions.likeTitle', { title: plainText(title) })}
          item={`${kind}:${id}`}
          count={likeCount}
        />
      </div>
      <p className="article-row-facts">
        <ShortDate date={publishedAt} />
        <span>{labelOf(article)}</span>
        <span>{t('ui.article.minutes', { minutes })}</span>
        {place ? (
          <span>
            <InlineText text={place} />
          </span>
        ) : null}
      </p>
      <div className="article-row-text">
        <h3>
          <a href={localePath(locale, documentPath(kind, slug))}>
            <InlineText text={title} />
          </a>
        </h3>
        <p>
          <InlineText text={summary} />
        </p>
      </div>
    </li>
  )
}

interface ArticleListProps {
  articles: readonly ArticleCard[]
  /** Shows the first one large. */
  hasLeading: boolean
}

/** Articles as a dated list. */
export function ArticleList({ articles, hasLeading }: ArticleListProps) {
  return (
    <ol className="article-list">
      {articles.map((article, index) => (
        <ArticleRow key={article.id} article={article} isLeading={hasLeading && index === 0} />
      ))}
    </ol>
  )
}
