import type { Metadata } from 'next'
import { placeOf, type ShapeParams } from '@/app/(site)/[locale]/mushrooms/species/shape/[shape]/params'
import { AllOfShape, allOfShapeMetadata } from '@/site/lists/all-of-shape'

interface Props {
  params: Promise<Required<ShapeParams>>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return allOfShapeMetadata(placeOf(await params))
}

export default async function ShapePage({ params }: Props) {
  return <AllOfShape {...placeOf(await params)} />
}
