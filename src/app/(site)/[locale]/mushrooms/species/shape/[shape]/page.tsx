import type { Metadata } from 'next'
import { AllOfShape, allOfShapeMetadata } from '@/site/lists/all-of-shape'
import { placeOf, type ShapeParams } from './params'

interface Props {
  params: Promise<ShapeParams>
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
