import type { Metadata } from 'next'
import { wholeList } from '@/app/(site)/lists/all-species'
import { ProductArchive, productArchiveMetadata } from '@/app/(site)/market/product-archive'
import { type LocaleParams, localeOf, pageNumberOf } from '@/app/(site)/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { path: string[] }>
}

export function generateStaticParams() {
  return []
}

/** A category and a page of it: either may be missing. */
async function placeOf(params: Props['params']) {
  const { path, ...rest } = await params
  const numbered = path.at(-2) === 'page'
  return {
    locale: localeOf(rest),
    segments: numbered ? path.slice(0, -2) : path,
    query: wholeList(numbered ? pageNumberOf(path.at(-1) ?? '') : 1),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productArchiveMetadata(await placeOf(params))
}

export default async function ProductCategoryPage({ params }: Props) {
  return <ProductArchive {...(await placeOf(params))} />
}
