import type { ComponentType } from 'react'
import { ArticleItem } from '@/domains/articles/components/article-item'
import type { Cards, Listed } from '@/domains/catalog/query'
import { ProductItem } from '@/domains/products/components/product-item'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import { GuideItem } from './guide-item'

type CardComponents = { [Collection in Listed]: ComponentType<{ card: Cards[Collection] }> }

const cardComponents: CardComponents = {
  mushrooms: ({ card }) => <SpeciesCard species={card} />,
  growingguides: ({ card }) => <GuideItem guide={card} />,
  recipes: ({ card }) => <RecipeItem recipe={card} />,
  posts: ({ card }) => <ArticleItem article={card} />,
  projects: ({ card }) => <ArticleItem article={card} />,
  products: ({ card }) => <ProductItem product={card} />,
  vendors: ({ card }) => <SupplierItem supplier={card} />,
  wholesale: ({ card }) => <SupplierItem supplier={card} />,
  dropshipping: ({ card }) => <SupplierItem supplier={card} />,
}

/** A card of any collection, as the list of that collection shows it. */
export function ListedCard<C extends Listed>({ collection, card }: { collection: C; card: Cards[C] }) {
  const Card: ComponentType<{ card: Cards[C] }> = cardComponents[collection]
  return <Card card={card} />
}
