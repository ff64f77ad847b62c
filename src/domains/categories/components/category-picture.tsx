import type { CategoryView } from '@/domains/categories/queries'

/** The photograph of a category, in place of a drawing. It is decorative: the name stands beside it. */
export function CategoryPicture({ picture }: { picture: NonNullable<CategoryView['picture']> }) {
  const { url, width, height } = picture
  return (
    <picture className="drawing">
      <img src={url} alt="" width={width} height={height} loading="lazy" />
    </picture>
  )
}
