import type { Metadata } from 'next'
import { wholeList } from '../../../../../archives/all-species'
import { type LocaleParams, localeOf, pageNumberOf } from '../../../../../frame/params'
import { Directory, directoryMetadata } from '../../../../../suppliers/directory'

interface Props {
  params: Promise<LocaleParams & { number: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number } = await params
  return directoryMetadata(localeOf({ locale }), 'wholesale', pageNumberOf(number))
}

export default async function DirectoryPageN({ params }: Props) {
  const { locale, number } = await params
  return <Directory locale={localeOf({ locale })} kind="wholesale" query={wholeList(pageNumberOf(number))} />
}
