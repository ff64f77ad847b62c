import type { Metadata } from 'next'
import { wholeList } from '@/app/(site)/lists/all-species'
import { type LocaleParams, localeOf, pageNumberOf } from '@/app/(site)/site-shell/params'
import { Directory, directoryMetadata } from '@/app/(site)/suppliers/directory'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return directoryMetadata(localeOf({ locale }), 'vendors', pageNumberOf(number))
}

export default async function DirectoryPageN({ params }: Props) {
  const { locale, number } = await params
  return <Directory locale={localeOf({ locale })} kind="vendors" query={wholeList(pageNumberOf(number))} />
}
