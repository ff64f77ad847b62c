import { useDuration } from '@/domains/recipes/components/duration'
import { Leaders } from '@/ui/leader-lines'
import { ArticleFigure, ArticleHead } from '@/ui/patterns/article-head'
import { PostCard } from '@/ui/patterns/post-card'
import { Recipe } from '@/ui/patterns/recipe'
import { Row } from '@/ui/row'
import { useLocale } from '@/ui/texts'
import { Picture } from './picture'
import { samplesIn } from './samples'

const species = ['morchella-esculenta', 'cantharellus-cibarius', 'boletus-edulis']

/** Posts and recipes. */
export function Reading() {
  const { reading } = samplesIn(useLocale())
  const { caption, ...head } = reading.article
  const { nutrition } = reading.recipe
  const duration = useDuration()
  return (
    <>
      <Row id="posts" title="Posts">
        <div className="row-wide stack">
          <ArticleHead {...head} author={{ name: 'Inês Duarte' }} date="2026-10-12" minutes={7} />
          <ArticleFigure caption={caption}>
            <Picture species="morchella-esculenta" />
          </ArticleFigure>
          <h2 className="hidden-visually">In a list</h2>
          <ul className="post-list">
            {reading.posts.map((post, index) => (
              <PostCard
                key={post.title}
                post={{
                  ...post,
                  href: '#posts',
                  date: `2026-10-0${index + 1}`,
                  picture: <Picture species={species[index] ?? ''} />,
                }}
              />
            ))}
          </ul>
        </div>
      </Row>
      <Row id="recipe" title="A recipe">
        <div className="row-wide">
          <Recipe
            recipe={{
              ...reading.recipe,
              picture: <Picture species="cantharellus-cibarius" />,
              times: { prep: 15, cook: 25, total: 90 },
              duration,
              nutrition: (
                <>
                  <p className="caption">{nutrition.serving}</p>
                  <Leaders pairs={nutrition.values} />
                </>
              ),
            }}
          />
        </div>
      </Row>
    </>
  )
}
